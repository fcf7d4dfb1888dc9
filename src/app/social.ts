import type { SocialLoginInput } from '#machines/auth/social-login.types.ts';
import type { AppServices } from './services.types.ts';

/**
 * Returns how Google is offered: `absent`, in a `window` of the demo, or `hosted` by its own
 * script.
 */
export const googleOf = ({ googleClientId, local }: AppServices['config']['social']) => {
  if (googleClientId === null) return 'absent';
  return local ? 'window' : 'hosted';
};

/** Input of the social login of a form; null where the configuration offers no provider. */
export const socialInput = (
  { config: { social } }: AppServices,
  purpose: SocialLoginInput['purpose'],
): SocialLoginInput | null => {
  const google = googleOf(social);
  if (google === 'absent' && !social.twitter) return null;
  const twitter = social.twitter ? 'offered' : 'absent';
  return { purpose, slot: 'google-sign-in', providers: { google, twitter } };
};
