import { emit, sendTo, setup } from 'xstate';
import { loginMachine } from '../auth/login.machine.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import { relay } from '../lib/relay.ts';
import { exploreMachine } from '../posts/explore.machine.ts';
import type {
  WelcomeContext,
  WelcomeEmitted,
  WelcomeEvent,
  WelcomeInput,
} from './welcome.types.ts';

/** A guest's first page: what this is, the login form, and a look inside. */
export const welcomeMachine = setup({
  types: {
    context: {} as WelcomeContext,
    input: {} as WelcomeInput,
    events: {} as WelcomeEvent,
    emitted: {} as WelcomeEmitted,
    children: {} as { login: 'login'; explore: 'explore' },
  },
  actors: { login: loginMachine, explore: exploreMachine },
  actions: {
    hearLogin: ({ context, self }) => relay(context.login, self),
    tellLogin: sendTo('login', (_, params: { viewer: Viewer | null }) => ({
      type: 'viewer.changed' as const,
      viewer: params.viewer,
    })),
    passOn: emit((_, params: { emitted: WelcomeEmitted }) => params.emitted),
  },
}).createMachine({
  id: 'welcome',
  description: 'A guest sees what the product is, may sign in, and may look at public posts.',
  meta: { requirement: 'spec §2 main' },
  context: ({ input, spawn }) => ({
    refused: input.refused,
    login: spawn('login', {
      id: 'login',
      input: { demo: input.demo ?? null, social: input.social ?? null },
    }),
    explore: spawn('explore', { id: 'explore' }),
  }),
  initial: 'greeting',
  states: {
    greeting: {
      description: 'Login form and explore teaser live side by side, each in its own state.',
      entry: 'hearLogin',
      on: {
        'viewer.changed': {
          actions: { type: 'tellLogin', params: ({ event }) => ({ viewer: event.viewer }) },
        },
        'part.emitted': {
          actions: { type: 'passOn', params: ({ event }) => ({ emitted: event.emitted }) },
        },
      },
    },
  },
});
