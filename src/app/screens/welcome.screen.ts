import { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { WelcomeView } from '#src/views/app/welcome.view.tsx';
import { defineScreen } from '../define-screen.ts';
import { socialInput } from '../social.ts';

/** A guest's main page. */
export default defineScreen({
  machine: welcomeMachine,
  View: WelcomeView,
  title: 'app.welcome.documentTitle',
  provide: (services) => ({
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
  input: ({ refused, services }) => ({
    refused,
    demo: services.config.demo ?? null,
    social: socialInput(services, 'login'),
    passkeys: services.config.passkeys,
  }),
});
