import type { LeavingLedger } from '#machines/settings/leaving.types.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const none = { count: 0, renewing: 0, until: null };

/** A fan who bought a few things, and can leave. */
export const fan: LeavingLedger = {
  deleteAt: '2026-12-22T10:00:00.000Z',
  followers: 22,
  following: 9,
  subscribers: none,
  subscriptions: { count: 2, renewing: 2, until: '2026-12-28T10:00:00.000Z' },
  ended: [],
  balance: { owed: dollars(320), payableAt: null, minimum: dollars(2000) },
  payout: null,
  purchases: { count: 14, total: dollars(12_640) },
  posts: 3,
  scheduled: 0,
  drafts: 2,
  files: 12,
  sold: 0,
  keptPayments: 16,
  blockers: [],
};

/** A creator whom money and subscribers hold up. */
export const creator: LeavingLedger = {
  ...fan,
  followers: 10_240,
  subscribers: { count: 3, renewing: 2, until: '2026-12-28T10:00:00.000Z' },
  balance: {
    owed: dollars(8640),
    payableAt: '2026-12-03T10:00:00.000Z',
    minimum: dollars(2000),
  },
  posts: 418,
  sold: 31,
  keptPayments: 204,
  blockers: ['balance', 'subscribers'],
};

/** Their balance is on its way, and nothing renews. */
export const windingUp: LeavingLedger = {
  ...creator,
  subscribers: { ...creator.subscribers, renewing: 0 },
  balance: { ...creator.balance, owed: dollars(0), payableAt: null },
  payout: dollars(8640),
  blockers: ['payout', 'subscribers'],
};

/** All of it can be paid out now. */
export const owed: LeavingLedger = {
  ...creator,
  subscribers: none,
  balance: { ...creator.balance, payableAt: null },
  blockers: ['balance'],
};
