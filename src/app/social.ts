import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { SocialLoginInput } from '#machines/auth/social-login.types.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import type { World } from './world.types.ts';

/** Outlives the screens between which a ticket goes over, and ends with the page. */
export const tickets = createTicketKeeper();

const googleOf = ({ googleClientId, local }: World['config']['social']) => {
  if (googleClientId === null) return 'absent';
  return local ? 'window' : 'hosted';
};

/** The ways in with their ports filled; `isReturn` on the screen that Twitter comes back to. */
export const socialLogin = ({ http, store, config: { social } }: World, isReturn = false) =>
  socialLoginMachine.provide(
    socialLoginAdapter({
      http,
      store,
      tickets,
      googleClientId: social.googleClientId,
      google: googleOf(social),
      isReturn,
      window,
    }),
  );

/** Which ways in a form shows beside it; null where the configuration offers none. */
export const socialInput = (
  { config: { social } }: World,
  purpose: SocialLoginInput['purpose'],
): SocialLoginInput | null => {
  const google = googleOf(social);
  if (google === 'absent' && !social.twitter) return null;
  const twitter = social.twitter ? 'offered' : 'absent';
  return { purpose, slot: 'google-sign-in', providers: { google, twitter } };
};
