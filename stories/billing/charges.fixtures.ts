import type { Charge } from '#machines/billing/charges.types.ts';
import { ada } from './billing.fixtures.ts';

/** Renews in a month to come. */
export const coming: Charge = {
  person: ada,
  amount: { amount: 999, currency: 'USD' },
  at: '2099-11-28T10:00:00Z',
  renews: true,
  card: { id: 1, brand: 'visa', last4: '4242' },
  failed: null,
  posts: 6,
  messages: 2,
  lastActiveAt: '2026-11-20T10:00:00Z',
};
export const stopped: Charge = { ...coming, renews: false };
export const refused: Charge = {
  ...coming,
  at: '2026-11-20T10:00:00Z',
  failed: { nextAttemptAt: '2099-11-30T10:00:00Z' },
};
