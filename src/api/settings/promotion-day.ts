const two = (part: number) => String(part).padStart(2, '0');

/**
 * The last day of a promotion, `YYYY-MM-DD` where the reader is. The wire has its end, a moment that is no
 * longer part of it: the midnight after its last day, as its creator chose it.
 */
export function lastDayBefore(end: string): string {
  const at = new Date(new Date(end).getTime() - 1);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The end of a day where its writer is, ISO 8601: the midnight after it. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}
