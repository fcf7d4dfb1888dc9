import type { SocialTicket } from '#machines/auth/social.types.ts';

/** Bo, as Google knows him. */
export const boTicket: SocialTicket = {
  provider: 'google',
  challenge: { kind: 'jwt', value: 'ticket-of-bo' },
  profile: { email: 'bo@fanfare.test', displayName: 'Bo Lindqvist', username: 'bo2' },
};

/** Kit, whose account at X has no email address. */
export const kitTicket: SocialTicket = {
  provider: 'twitter',
  challenge: { kind: 'jwt', value: 'ticket-of-kit' },
  profile: { email: null, displayName: 'Kit Moreau', username: 'kit_moreau' },
};
