import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import type { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import type { World } from './world.types.ts';

/** The ways in through a provider, their ports filled: what the first frame of a form does without. */
export const socialWays = (
  { http, store, config: { social } }: World,
  tickets: ReturnType<typeof createTicketKeeper>,
  google: 'absent' | 'window' | 'hosted',
  isReturn: boolean,
) =>
  socialLoginMachine.provide(
    socialLoginAdapter({
      http,
      store,
      tickets,
      googleClientId: social.googleClientId,
      google,
      isReturn,
      window,
    }),
  );
