import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import type { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import type { AppServices } from './services.types.ts';

/** The ways in through a provider, their ports filled: what the first frame of a form does without. */
export const socialWays = (
  { http, pendingLogout, config: { social } }: AppServices,
  tickets: ReturnType<typeof createTicketKeeper>,
  google: 'absent' | 'window' | 'hosted',
  isReturn: boolean,
) =>
  socialLoginMachine.provide(
    socialLoginAdapter({
      http,
      pendingLogout,
      tickets,
      googleClientId: social.googleClientId,
      google,
      isReturn,
      window,
    }),
  );
