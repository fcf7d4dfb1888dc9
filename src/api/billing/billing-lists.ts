import type { Balance } from '#machines/billing/overview.types.ts';
import type {
  Payment,
  PaymentFilters,
  PaymentsAsked,
  PaymentsPage,
} from '#machines/billing/payments.types.ts';
import type { Receipt, Sold } from '#machines/billing/receipt.types.ts';
import type { ListedTransaction, SoldContent } from '#src/contract/billing/billing-lists.ts';
import { dayStart } from '../lib/day-start.ts';
import type { Http } from '../lib/http.types.ts';
import { toMedia } from '../posts/post.ts';
import { balanceAnswer, billingAnswer, listedAnswer } from './wire-billing.ts';

const base = '/api/v1/billing';

/** A payment of the wire as the charts know it. */
const toPayment = (row: ListedTransaction): Payment => ({
  id: row.id,
  type: row.type,
  direction: row.direction,
  status: row.status,
  amount: row.amount,
  fee: row.fee,
  net: row.net,
  givenBack: row.given_back && {
    amount: row.given_back.amount,
    days: row.given_back.days,
    settledAt: row.given_back.settled_at,
  },
  person: row.counterpart && {
    id: row.counterpart.id,
    username: row.counterpart.username,
    displayName: row.counterpart.display_name,
  },
  title: row.subject_title,
  path: row.subject_path,
  note: row.note,
  card: row.card && { brand: row.card.brand, last4: row.card.last4 },
  isRenewal: row.is_renewal,
  declineCode: row.decline_code,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  availableAt: row.available_at,
});

const queryOf = ({ kind, standing, person, from, to, search }: PaymentFilters) => ({
  type: kind ?? undefined,
  status: standing ?? undefined,
  person: person ?? undefined,
  from: dayStart(from),
  to: dayStart(to, 1),
  q: search.trim() || undefined,
});

/** `GET /api/v1/billing/received` or `/sent`: twenty payments, and the sums of all. */
export const loadPayments = async (http: Http, asked: PaymentsAsked): Promise<PaymentsPage> => {
  const { side, filters, cursor } = asked;
  const narrowed = queryOf(filters);
  const query = { ...narrowed, cursor: cursor ?? undefined };
  const { data, meta } = billingAnswer(await http.get<unknown>(`${base}/${side}`, { query }));
  const file = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return {
    entries: data.map(toPayment),
    cursor: meta.next_cursor,
    totals: meta.totals,
    people: meta.people.map(({ username, display_name: displayName }) => ({
      username,
      displayName,
    })),
    csv: `${base}/${side}/csv?${file}`,
  };
};

/** `GET /api/v1/billing/balance`. */
export const loadBalance = async (http: Http): Promise<Balance> => {
  const { data } = balanceAnswer(await http.get<unknown>(`${base}/balance`));
  return {
    available: data.available,
    pending: data.pending,
    pendingUntil: data.pending_until,
    charges: data.charges,
    failedRenewals: data.failed_renewals,
    hasEarned: data.has_earned,
  };
};

const toSold = ({ title, text, media }: SoldContent): Sold => ({
  title,
  text,
  media: media.map(toMedia),
});

/** `GET /api/v1/billing/transactions/{id}`: one's own, of either side, with what was bought by it. */
export const loadReceipt = async (
  http: Http,
  { paymentId }: { paymentId: number },
): Promise<Receipt> => {
  const path = `${base}/transactions/${paymentId}`;
  const { sold, ...row } = listedAnswer(await http.get<unknown>(path)).data;
  return { ...toPayment(row), ...(sold && { sold: toSold(sold) }) };
};
