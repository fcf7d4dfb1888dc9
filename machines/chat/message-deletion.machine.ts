import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { deleteMessage, watchWay } from './message-deletion.ports.ts';
import type {
  Erased,
  MessageDeletionContext,
  MessageDeletionEmitted,
  MessageDeletionEvent,
  MessageDeletionInput,
} from './message-deletion.types.ts';

type Refusal = { failure: Failure };
const erased = ({ event: { id, bothSides } }: { event: Erased }) => ({ id, bothSides });

/** Messages that are deleted: hidden at once, deleted on the server after a pause in which it can be undone. */
export const messageDeletionMachine = setup({
  types: {
    context: {} as MessageDeletionContext,
    input: {} as MessageDeletionInput,
    events: {} as MessageDeletionEvent,
    emitted: {} as MessageDeletionEmitted,
    children: {} as { deleteMessage: 'deleteMessage'; watchWay: 'watchWay' },
  },
  actors: { deleteMessage, watchWay },
  guards: {
    isKnown: ({ context }, { id }: Erased) => context.pending.some((one) => one.id === id),
    isOnly: ({ context }) => context.pending.length === 1,
    hasDue: ({ context }) => context.due > 0,
    hasPending: ({ context }) => context.pending.length > 0,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isPassing: (_, { failure: { kind } }: Refusal) =>
      kind === 'offline' || kind === 'unavailable' || kind === 'throttled',
  },
  actions: {
    store: assign(({ context }, one: Erased) => ({ pending: [...context.pending, one] })),
    undo: assign(({ context }) => ({ pending: context.pending.slice(0, -1) })),
    markDue: assign(({ context }) => ({ due: context.pending.length })),
    takeOut: assign(({ context }) => ({
      pending: context.pending.slice(1),
      due: context.due - 1,
    })),
    storeFailure: assign((_, { failure }: Refusal) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { window: 8_000, pause: 5_000 },
}).createMachine({
  id: 'messageDeletion',
  description: 'A member deletes messages, and may think again for a moment.',
  meta: { requirement: 'peers §2.9 delete for me / both' },
  context: ({ input }) => ({ ...input, pending: [], due: 0, failure: null }),
  invoke: { id: 'watchWay', src: 'watchWay' },
  on: {
    'message.erase': [
      { guard: { type: 'isKnown', params: erased }, description: 'It is deleted already.' },
      { actions: { type: 'store', params: erased } },
    ],
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is to be deleted.',
      always: { guard: 'hasPending', target: 'holding' },
    },
    holding: {
      description: 'Hidden, and not yet deleted on the server: it can be undone.',
      after: { window: { target: 'erasing', actions: 'markDue' } },
      on: {
        'messageDeletion.undo': [
          { guard: 'isOnly', target: 'resting', actions: 'undo' },
          { actions: 'undo' },
        ],
      },
    },
    erasing: {
      description: 'The server is asked to delete them, one message after the other.',
      tags: 'busy',
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context: { chat, pending } }) => ({
          ...chat,
          ...(pending[0] ?? { id: 0, bothSides: false }),
        }),
        onDone: { target: 'erased', actions: 'takeOut' },
        onError: [
          whenSessionOver('waiting'),
          { guard: { type: 'isPassing', params: failureOf }, target: 'waiting' },
          {
            target: 'refused',
            actions: [{ type: 'storeFailure', params: failureOf }, 'takeOut'],
          },
        ],
      },
    },
    erased: {
      description: 'One message is gone; those that can no longer be undone follow.',
      always: [{ guard: 'hasDue', target: 'erasing' }, { target: 'resting' }],
    },
    waiting: {
      description: 'The server cannot be reached; it is retried.',
      after: { pause: { target: 'erasing' } },
      on: { 'way.reopened': { target: 'erasing' } },
    },
    refused: {
      description: 'The server does not delete this message: it is back, and the reason is said.',
      exit: 'clearFailure',
      after: { window: { target: 'erased' } },
      on: { 'messageDeletion.dismiss': { target: 'erased' } },
    },
  },
});
