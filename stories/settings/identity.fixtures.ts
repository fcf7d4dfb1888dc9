import type { IdentityKnown } from '#machines/settings/identity.types.ts';

/** Nothing was proved yet. */
export const unproved: IdentityKnown = {
  status: 'none',
  reason: null,
  provider: 'Verifio',
  since: null,
  decidedAt: null,
  isStarted: false,
};
export const unfinished: IdentityKnown = { ...unproved, isStarted: true };
export const checking: IdentityKnown = {
  ...unproved,
  status: 'pending',
  since: '2026-11-21T14:02:00Z',
};
export const accepted: IdentityKnown = {
  ...checking,
  status: 'approved',
  decidedAt: '2026-11-22T09:00:00Z',
};
export const declined: IdentityKnown = { ...accepted, status: 'rejected', reason: 'blurred' };
