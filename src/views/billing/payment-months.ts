import type { Payment } from '#machines/billing/payments.types.ts';

const monthOf = ({ createdAt }: Payment) => {
  const date = new Date(createdAt);
  return `${date.getFullYear()}-${date.getMonth()}`;
};

/** Payments of each month where the reader is, in the order given. */
export function byMonth(payments: readonly Payment[]): readonly (readonly Payment[])[] {
  const months = new Map<string, Payment[]>();
  for (const payment of payments) {
    const month = monthOf(payment);
    const rows = months.get(month);
    if (rows) rows.push(payment);
    else months.set(month, [payment]);
  }
  return [...months.values()];
}
