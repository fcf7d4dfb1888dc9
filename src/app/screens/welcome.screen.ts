import { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { hasPasskeys } from '#src/secure.ts';
import { WelcomeView } from '#src/views/app/welcome.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';
import { socialInput } from '../social.ts';

interface Needs {
  readonly lazyActors: {
    readonly socialLogin: LazyMachine<typeof socialLoginMachine>;
    readonly passkeyLogin: LazyMachine<typeof passkeyLoginMachine>;
    readonly explore: LazyMachine<typeof exploreMachine>;
  };
}

/** A guest's main page. */
export default defineScreen({
  machine: welcomeMachine,
  View: WelcomeView,
  title: 'app.welcome.documentTitle',
  provide: (services: AppServices & Needs) => ({
    actors: {
      login: loginMachine.provide({
        actors: {
          ...loginAdapter(services.http, services.pendingLogout).actors,
          socialLogin: services.lazyActors.socialLogin,
          passkeyLogin: services.lazyActors.passkeyLogin,
        },
      }),
      explore: services.lazyActors.explore,
    },
  }),
  input: ({ refused, services }: ScreenInput<Needs>) => ({
    refused,
    demo: services.config.demo ?? null,
    social: socialInput(services, 'login'),
    passkeys: services.config.passkeys && hasPasskeys(),
  }),
});
