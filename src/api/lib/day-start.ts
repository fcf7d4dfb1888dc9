/** Start of a day in the member's time zone, `later` days on; undefined for no day. */
export function dayStart(day: string, later = 0): string | undefined {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later);
  return day === '' || Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
