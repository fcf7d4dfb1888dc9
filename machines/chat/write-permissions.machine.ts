import { setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { closeChat, loadPermissions } from './write-permissions.ports.ts';
import type * as Types from './write-permissions.types.ts';

/** Requests what may be written in a chat, with retry until the server answers; the latest request wins. */
export const writePermissionsMachine = setup({
  types: {
    context: {} as Types.WritePermissionsContext,
    input: {} as Types.WritePermissionsInput,
    events: {} as Types.WritePermissionsEvent,
    children: {} as { loadPermissions: 'loadPermissions'; closeChat: 'closeChat' },
  },
  actors: { loadPermissions, closeChat },
  guards: {
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isMissing: (_, { failure: { kind } }: Failed) => kind === 'notFound' || kind === 'forbidden',
  },
  delays: { pause: 5_000 },
}).createMachine({
  id: 'writePermissions',
  description: 'Asks the server what may be written in one chat, once it has perhaps changed.',
  meta: { requirement: 'contract §7 messages; decisions §8 send' },
  context: ({ input }) => input,
  on: { 'permissions.request': { target: '.asking' } },
  initial: 'known',
  states: {
    known: { description: 'What the pages of the chat said last is in force.' },
    asking: {
      description: 'A request is on its way; a later one takes its place.',
      invoke: {
        id: 'loadPermissions',
        src: 'loadPermissions',
        input: ({ context: { chat } }) => ({ chat }),
        onDone: { target: 'known' },
        onError: [
          whenSignedOut('known'),
          { guard: { type: 'isMissing', params: failureOf }, target: 'closed' },
          { target: 'waiting' },
        ],
      },
    },
    waiting: {
      description: 'No answer came; the request is retried after a pause.',
      after: { pause: { target: 'asking' } },
    },
    closed: {
      description: 'The other one is missing at the server: nothing can be written here.',
      invoke: {
        id: 'closeChat',
        src: 'closeChat',
        input: ({ context: { chat } }) => ({ chat }),
      },
    },
  },
});
