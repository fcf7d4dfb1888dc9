import * as list from '../parts/paged-list.ts';
import type { Payment, PaymentsContext, PaymentsPage } from './payments.types.ts';

type Paged = { context: PaymentsContext };
type Read = { page: PaymentsPage };

/** The sums are the newest. */
const totalsOf = ({ page: { totals, people, csv } }: Read) => ({ totals, people, csv });

/** A list with its first page alone. */
export const replaced = (paged: Paged, read: Read) => ({
  ...totalsOf(read),
  ...list.replaced<Payment>(paged, read),
});

/** A list with its next page. */
export const appended = (paged: Paged, read: Read) => ({
  ...totalsOf(read),
  ...list.appended<Payment>(paged, read),
});

/** A list with its first page read again; what was read after that page stays. */
export const refreshed = (paged: Paged, read: Read) => ({
  ...totalsOf(read),
  ...list.refreshed<Payment>(paged, read),
});
