import type { Charge } from '#machines/billing/charges.types.ts';

/** Groups upcoming charges by month in the reader's zone, nearest first; omits failed ones. */
export function chargeMonths(charges: readonly Charge[]) {
  const months = new Map<string, Charge[]>();
  for (const charge of charges.filter(({ failed }) => failed === null)) {
    const at = new Date(charge.at);
    const month = `${at.getFullYear()}-${at.getMonth()}`;
    months.set(month, [...(months.get(month) ?? []), charge]);
  }
  return [...months].map(([month, rows]) => ({ month, rows }));
}
