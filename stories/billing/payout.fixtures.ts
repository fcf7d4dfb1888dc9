import type { PayoutMethod } from '#machines/billing/payout-account.types.ts';
import type { Payout, PayoutSummary } from '#machines/billing/payout.types.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

export const bank: PayoutMethod = {
  kind: 'iban',
  holder: 'Ada Marlow',
  country: 'ES',
  last4: '1332',
};
export const usBank: PayoutMethod = { ...bank, kind: 'usAccount', country: 'US', last4: '6789' };

const past: Payout = {
  id: 7,
  amount: usd(12_000),
  status: 'paid',
  reason: null,
  country: 'ES',
  last4: '1332',
  createdAt: '2026-10-12T09:00:00Z',
  updatedAt: '2026-10-14T09:00:00Z',
  cancelUntil: null,
};
export const requested: Payout = {
  ...past,
  id: 9,
  amount: usd(4_000),
  status: 'requested',
  createdAt: '2026-11-21T14:00:00Z',
  updatedAt: '2026-11-21T14:00:00Z',
  cancelUntil: '2026-11-21T15:00:00Z',
};
const returned: Payout = {
  ...past,
  id: 8,
  status: 'failed',
  reason: 'accountClosed',
  createdAt: '2026-11-02T09:00:00Z',
};

/** Nothing under way, and enough to ask for. */
export const summary: PayoutSummary = {
  payouts: [returned, past],
  nextCursor: null,
  min: usd(2_000),
  available: usd(8_640),
  pending: usd(3_200),
  pendingUntil: [
    { amount: usd(1_200), at: '2026-11-30T09:00:00Z' },
    { amount: usd(2_000), at: '2026-12-01T09:00:00Z' },
  ],
};
export const waitingSummary: PayoutSummary = {
  ...summary,
  payouts: [requested, ...summary.payouts],
  available: usd(4_640),
};
export const sentSummary: PayoutSummary = {
  ...waitingSummary,
  payouts: [{ ...requested, status: 'inTransit', cancelUntil: null }, ...summary.payouts],
};
export const longSummary: PayoutSummary = { ...summary, nextCursor: 'next' };
export const poorSummary: PayoutSummary = {
  ...summary,
  payouts: [],
  available: usd(640),
  pending: usd(0),
  pendingUntil: [],
};
