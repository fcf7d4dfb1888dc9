import type { SocialLoginInput } from '#machines/auth/social-login.types.ts';
import type { AppServices } from './services.types.ts';

/** How Google is offered: not at all, in a window of the demo, or by its own script. */
export const googleOf = ({ googleClientId, local }: AppServices['config']['social']) => {
  if (googleClientId === null) return 'absent';
  return local ? 'window' : 'hosted';
};

/** Which providers a form offers; null where the configuration offers none. */
export const socialInput = (
  { config: { social } }: AppServices,
  purpose: SocialLoginInput['purpose'],
): SocialLoginInput | null => {
  const google = googleOf(social);
  if (google === 'absent' && !social.twitter) return null;
  const twitter = social.twitter ? 'offered' : 'absent';
  return { purpose, slot: 'google-sign-in', providers: { google, twitter } };
};
