import { withFirstPageBy, withPage } from '../lib/paged-list.ts';
import type { PaymentsContext, PaymentsPage } from './payments.types.ts';

type Listed = Pick<PaymentsContext, 'payments' | 'cursor'>;

const totalsOf = ({ totals, people, csv }: PaymentsPage) => ({ totals, people, csv });

/** A list with its first page alone. */
export const started = (page: PaymentsPage) => ({
  ...totalsOf(page),
  payments: page.payments,
  cursor: page.nextCursor,
});

/** A list with its next page; the sums are the newest. */
export const withNext = ({ payments }: Listed, page: PaymentsPage) => ({
  ...totalsOf(page),
  payments: withPage(payments, page.payments),
  cursor: page.nextCursor,
});

/** A list with its first page read again; what was read after that page stays. */
export function refreshed({ payments, cursor }: Listed, page: PaymentsPage) {
  const next = { entries: page.payments, cursor: page.nextCursor };
  const read = withFirstPageBy(({ id }) => id, { entries: payments, cursor }, next);
  return { ...totalsOf(page), payments: read.entries, cursor: read.cursor };
}
