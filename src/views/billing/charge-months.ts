import type { Charge } from '#machines/billing/charges.types.ts';

/** Charges to come by the month where the reader is, nearest first; a failed one stands alone. */
export function chargeMonths(charges: readonly Charge[]) {
  const months = new Map<string, Charge[]>();
  for (const charge of charges.filter(({ failed }) => failed === null)) {
    const at = new Date(charge.at);
    const month = `${at.getFullYear()}-${at.getMonth()}`;
    months.set(month, [...(months.get(month) ?? []), charge]);
  }
  return [...months].map(([month, rows]) => ({ month, rows }));
}
