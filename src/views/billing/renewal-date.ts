/** The same day some months from `from`, or the last of a shorter month, as the server counts. */
function inMonths(months: number, from: Date = new Date()): Date {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}

/** End of a period that begins now: after its trial days if any, else after its months. */
export function periodEnd({
  months,
  trialDays,
}: {
  readonly months: number;
  readonly trialDays: number;
}): Date {
  return trialDays > 0 ? new Date(Date.now() + trialDays * 86_400_000) : inMonths(months);
}
