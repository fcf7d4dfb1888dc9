import type { ReferralLink } from '#machines/insight/referral-links.types.ts';

/** Of the limits. */
export const terms = { percent: 5, months: 12 };

/** A link that people came by. */
export const bio: ReferralLink = {
  id: 4,
  address: 'https://fanfare.example/r/ada-k7m2xp',
  label: 'My page elsewhere',
  clicks: 1240,
  registrations: 14,
};

/** A link that nobody knows yet. */
export const nameless: ReferralLink = {
  id: 7,
  address: 'https://fanfare.example/r/ada-p3w9tq',
  label: null,
  clicks: 0,
  registrations: 0,
};
