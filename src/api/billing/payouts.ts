import type { AccountForm, PayoutMethod } from '#machines/billing/payout-account.types.ts';
import type { Payout, PayoutSummary, PayoutPage } from '#machines/billing/payout.types.ts';
import type { Money } from '#machines/posts/post.types.ts';
import type {
  Payout as WirePayout,
  PayoutMethod as WireMethod,
} from '#src/contract/billing/payouts.ts';
import { loadBalance } from './billing-lists.ts';
import type { Http } from '../lib/http.types.ts';
import { payoutMethodAnswer, payoutsAnswer } from './wire-payouts.ts';

const methodPath = '/api/v1/billing/payout_method';
const path = '/api/v1/billing/payouts';

const toMethod = ({ type, holder, country, last4 }: WireMethod): PayoutMethod => ({
  kind: type === 'iban' ? 'iban' : 'usAccount',
  holder,
  country,
  last4,
});

/** `GET /api/v1/billing/payout_method`. */
export async function loadMethod(http: Http): Promise<PayoutMethod | null> {
  const { data } = payoutMethodAnswer(await http.get<unknown>(methodPath));
  return data && toMethod(data);
}

const toRequest = (form: AccountForm) =>
  form.kind === 'iban'
    ? { type: 'iban', holder: form.holder, iban: form.iban }
    : { type: 'us_account', holder: form.holder, routing: form.routing, account: form.account };

/** `PUT /api/v1/billing/payout_method`; its 423 asks for the password first. */
export async function saveMethod(http: Http, form: AccountForm): Promise<PayoutMethod> {
  const { data } = payoutMethodAnswer(await http.put<unknown>(methodPath, toRequest(form)));
  if (!data) throw new Error('The account was kept, and is not there.');
  return toMethod(data);
}

const statuses = {
  requested: 'requested',
  in_transit: 'inTransit',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
const reasons = {
  account_closed: 'accountClosed',
  no_account: 'noAccount',
  refused: 'refused',
} as const;

const toPayout = (wire: WirePayout): Payout => ({
  id: wire.id,
  amount: wire.amount,
  status: statuses[wire.status],
  reason: wire.reason && reasons[wire.reason],
  country: wire.country,
  last4: wire.last4,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  cancelUntil: wire.cancel_until,
});

/** `GET /api/v1/billing/payouts`: twenty, latest first. */
export async function loadPayouts(http: Http, cursor: string | null): Promise<PayoutPage> {
  const options = { ...(cursor !== null && { query: { cursor } }) };
  const { data, meta } = payoutsAnswer(await http.get<unknown>(path, options));
  return { payouts: data.map(toPayout), nextCursor: meta.next_cursor, min: meta.min };
}

/** The payouts, and `GET /api/v1/billing/balance`. */
export async function loadSummary(http: Http): Promise<PayoutSummary> {
  const [page, balance] = await Promise.all([loadPayouts(http, null), loadBalance(http)]);
  const { available, pending, pendingUntil } = balance;
  return { ...page, available, pending, pendingUntil };
}

/** `POST /api/v1/billing/payouts`, and how it stands then. */
export async function requestPayout(
  http: Http,
  { amount, currency }: Money,
  key: string,
): Promise<PayoutSummary> {
  await http.post(path, { amount, currency }, { idempotencyKey: key });
  return loadSummary(http);
}

/** `POST /api/v1/billing/payouts/{id}/cancel`, and how it stands then. */
export async function cancelPayout(http: Http, id: number): Promise<PayoutSummary> {
  await http.post(`${path}/${id}/cancel`);
  return loadSummary(http);
}
