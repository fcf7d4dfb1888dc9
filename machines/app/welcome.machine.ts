import { emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { loginMachine } from '../auth/login.machine.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import type { exploreMachine } from '../posts/explore.machine.ts';
import type {
  WelcomeContext,
  WelcomeEmitted,
  WelcomeEvent,
  WelcomeInput,
} from './welcome.types.ts';

/** The newest of everything, one page of it. */
const teaser = { words: '', kind: 'all', order: 'new', viewerId: null, isPaged: false } as const;

/** A guest's first page: what this is, the login form, and a look inside. */
export const welcomeMachine = setup({
  types: {
    context: {} as WelcomeContext,
    input: {} as WelcomeInput,
    events: {} as WelcomeEvent,
    emitted: {} as WelcomeEmitted,
    children: {} as { login: 'login'; explore: 'explore' },
  },
  actors: { login: loginMachine, explore: lazyPort<typeof exploreMachine>('explore') },
  actions: {
    notifyLogin: sendTo('login', (_, params: { viewer: Viewer | null }) => ({
      type: 'viewer.changed' as const,
      viewer: params.viewer,
    })),
    askAgain: sendTo(({ context }) => context.explore, { type: 'connection.restored' }),
    forward: emit(emittedOf<WelcomeEmitted>),
  },
}).createMachine({
  id: 'welcome',
  description: 'A guest sees what the product is, may sign in, and may look at public posts.',
  meta: { requirement: 'spec §2 main' },
  context: ({ input, spawn, self }) => ({
    refused: input.refused,
    login: childOf(
      self,
      spawn('login', {
        id: 'login',
        input: {
          demo: input.demo ?? null,
          social: input.social ?? null,
          passkeys: input.passkeys ?? false,
        },
      }),
    ),
    explore: childOf(self, spawn('explore', { id: 'explore', input: teaser })),
  }),
  initial: 'greeting',
  states: {
    greeting: {
      description: 'Login form and explore teaser live side by side, each in its own state.',
      on: {
        'viewer.changed': {
          actions: { type: 'notifyLogin', params: eventOf },
        },
        'connection.restored': { actions: 'askAgain' },
        ...forwarding,
      },
    },
  },
});
