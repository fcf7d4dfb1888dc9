import type {
  InvitedPerson,
  ReferralSummary,
} from '#machines/insight/referral-statistics.types.ts';
import { terms } from './insight.fixtures.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A creator who came by a link. */
export const earner: InvitedPerson = {
  id: 14,
  initials: 'B. L.',
  registeredAt: '2026-11-03T12:00:00Z',
  endsAt: '2027-11-03T12:00:00Z',
  earned: usd(1200),
};
/** Somebody who came and left again. */
export const gone: InvitedPerson = {
  id: 9,
  initials: null,
  registeredAt: '2025-10-20T12:00:00Z',
  endsAt: '2026-10-20T12:00:00Z',
  earned: usd(0),
};
/** Totals of a shared referral link. */
export const summary: ReferralSummary = {
  clicks: 120,
  registrations: 14,
  earned: usd(3210),
  terms,
};
/** Nobody came yet. */
export const noSummary: ReferralSummary = {
  clicks: 0,
  registrations: 0,
  earned: usd(0),
  terms,
};
