import { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { exploreAdapter } from '#src/actors/posts/explore.adapter.ts';
import { WelcomeView } from '#src/views/app/welcome.view.tsx';
import { defineScreen } from '../define-screen.ts';
import { socialInput, socialLogin } from '../social.ts';

/** A guest's main page. */
export default defineScreen({
  machine: welcomeMachine,
  View: WelcomeView,
  title: 'pages.welcome.documentTitle',
  provide: (world) => ({
    actors: {
      login: loginMachine.provide({
        actors: {
          ...loginAdapter(world.http, world.store).actors,
          socialLogin: socialLogin(world),
        },
      }),
      explore: exploreMachine.provide(exploreAdapter(world.http)),
    },
  }),
  input: ({ refused, world }) => ({
    refused,
    demo: world.config.demo ?? null,
    social: socialInput(world, 'login'),
  }),
});
