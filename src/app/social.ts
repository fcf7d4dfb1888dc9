import type { SocialLoginInput } from '#machines/auth/social-login.types.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { late } from './late.ts';
import { pause } from './when-idle.ts';
import type { socialWays } from './social-ways.ts';
import type { AppServices } from './services.types.ts';

type SocialLogin = ReturnType<typeof socialWays>;

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/** Outlives the screens between which a ticket goes over, and ends with the page. */
export const tickets = createTicketKeeper();

const googleOf = ({ googleClientId, local }: AppServices['config']['social']) => {
  if (googleClientId === null) return 'absent';
  return local ? 'window' : 'hosted';
};

const bring = async (): Promise<typeof socialWays> => {
  try {
    const [part] = await Promise.all([
      import('./social-ways.ts'),
      import('#src/views/auth/social-login.view.tsx'),
    ]);
    return part.socialWays;
  } catch {
    await pause(again);
    return bring();
  }
};

/**
 * The ways in, whose code comes after the form that they stand below; `isReturn` on the screen that
 * Twitter comes back to.
 */
export function socialLogin(services: AppServices, isReturn = false) {
  let machine: SocialLogin | null = null;
  return late<SocialLogin>({
    now: () => machine,
    load: async () => {
      const make = await bring();
      return (machine ??= make(services, tickets, googleOf(services.config.social), isReturn));
    },
  });
}

/** Which ways in a form shows beside it; null where the configuration offers none. */
export const socialInput = (
  { config: { social } }: AppServices,
  purpose: SocialLoginInput['purpose'],
): SocialLoginInput | null => {
  const google = googleOf(social);
  if (google === 'absent' && !social.twitter) return null;
  const twitter = social.twitter ? 'offered' : 'absent';
  return { purpose, slot: 'google-sign-in', providers: { google, twitter } };
};
