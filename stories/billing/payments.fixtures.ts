import { overviewMachine } from '#machines/billing/overview.machine.ts';
import type { Balance } from '#machines/billing/overview.types.ts';
import type { Payment, PaymentsContext } from '#machines/billing/payments.types.ts';
import type { Receipt } from '#machines/billing/receipt.types.ts';
import { noFilters } from '#machines/billing/payment-filters.ts';
import { at } from '#stories/lib/at.ts';
import { gridPost } from '#stories/posts/posts.fixtures.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A tip that came and may be paid out. */
export const tipIn: Payment = {
  id: 2041,
  type: 'tip',
  direction: 'in',
  status: 'succeeded',
  amount: usd(500),
  fee: usd(100),
  net: usd(400),
  givenBack: null,
  person: { id: 3, username: 'bo', displayName: 'Bo Lindqvist' },
  title: null,
  path: '/bo',
  note: 'For the lake.',
  card: null,
  isRenewal: false,
  declineCode: null,
  createdAt: '2026-11-22T09:10:00Z',
  settledAt: '2026-11-22T09:10:01Z',
  availableAt: '2026-11-22T09:10:01Z',
};
/** A post that was unlocked, and is not paid out before a far day. */
export const postIn: Payment = {
  ...tipIn,
  id: 2040,
  type: 'post',
  amount: usd(1200),
  fee: usd(240),
  net: usd(960),
  title: 'Morning fog',
  path: '/ada/post/7',
  note: null,
  availableAt: '2099-11-29T09:10:01Z',
};
/** From the month before, of somebody who is gone. */
export const goneIn: Payment = {
  ...tipIn,
  id: 1800,
  person: null,
  path: null,
  note: null,
  createdAt: '2026-10-02T09:10:00Z',
};
/** A post that was bought, and rewritten since: its buyer reads what they bought. */
export const boughtOut: Receipt = {
  ...tipIn,
  id: 2044,
  type: 'post',
  direction: 'out',
  fee: null,
  net: null,
  person: { id: 2, username: 'ada', displayName: 'Ada Marlow' },
  title: 'Morning fog',
  path: null,
  note: null,
  sold: {
    title: 'Morning fog, all twelve',
    text: 'The whole series, from the first frame to the last.',
    media: gridPost.media,
  },
};
/** Sent tip, paid with a card. */
export const tipOut: Payment = {
  ...tipIn,
  id: 2100,
  direction: 'out',
  fee: null,
  net: null,
  person: { id: 2, username: 'ada', displayName: 'Ada Marlow' },
  path: '/ada',
  card: { brand: 'visa', last4: '4242' },
  availableAt: null,
};
/** A renewal that the bank refused. */
export const declinedOut: Payment = {
  ...tipOut,
  id: 2101,
  type: 'subscription',
  status: 'failed',
  isRenewal: true,
  note: null,
  declineCode: 'insufficient_funds',
  path: '/subscriptions/ada',
};
export const refundedOut: Payment = { ...tipOut, id: 2102, type: 'message', status: 'refunded' };
/** Three months that their creator ended after one of them. */
export const endedOut: Payment = {
  ...tipOut,
  id: 2104,
  type: 'subscription',
  amount: usd(2697),
  givenBack: { amount: usd(1798), days: 61, settledAt: '2026-11-23T10:00:00Z' },
  note: null,
  path: null,
};
/** The same as who sold it sees it, while it is on its way. */
export const endedIn: Payment = {
  ...tipIn,
  id: 2104,
  type: 'subscription',
  amount: usd(2697),
  fee: usd(180),
  net: usd(719),
  givenBack: { amount: usd(1798), days: 61, settledAt: null },
  note: null,
};
export const openOut: Payment = { ...tipOut, id: 2103, status: 'requires_action', settledAt: null };

const totals = { count: 3, gross: usd(2200), fee: usd(440), net: usd(1760) };
export const noTotals = { count: 0, gross: usd(0), fee: usd(0), net: usd(0) };

export const balance: Balance = {
  failedRenewals: 0,
  available: usd(8640),
  pending: usd(4000),
  pendingUntil: [
    { amount: usd(1200), at: '2026-11-30T09:00:00Z' },
    { amount: usd(2000), at: '2026-12-01T09:00:00Z' },
    { amount: usd(500), at: '2026-12-02T09:00:00Z' },
    { amount: usd(300), at: '2026-12-04T09:00:00Z' },
  ],
  charges: [
    { amount: usd(1499), at: '2026-11-28T09:00:00Z' },
    { amount: usd(999), at: '2026-11-28T12:00:00Z' },
  ],
  hasEarned: true,
};
/** Balance of a member who only pays and has no renewals. */
export const emptyBalance: Balance = {
  ...balance,
  pendingUntil: [],
  charges: [],
  hasEarned: false,
};

/** A list as it is while its first page is on the way. */
export const paymentsContext = (): PaymentsContext => ({
  side: 'received',
  filters: noFilters,
  overview: at(overviewMachine, 'shown', { balance }),
  entries: [],
  cursor: null,
  totals: null,
  people: [],
  csv: null,
  failure: null,
});
/** First page of the list. */
export const listed = {
  entries: [tipIn, postIn, goneIn],
  totals,
  people: [{ username: 'bo', displayName: 'Bo Lindqvist' }],
  csv: '/api/v1/billing/received/csv?',
} as const;
