import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { countedUndoWindow } from '../parts/undo-window.ts';
import { deleteMessage, keepDeletions, watchConnection } from './message-deletion.ports.ts';
import type {
  DeletionsFound,
  Erased,
  MessageDeletionContext,
  MessageDeletionEvent,
  MessageDeletionInput,
} from './message-deletion.types.ts';

type Refusal = { failure: Failure };
/** Seconds in which a deletion can be undone. */
const undoSeconds = 8;
const erased = ({ event: { id, bothSides } }: { event: Erased }) => ({ id, bothSides });

/** Messages that are deleted: hidden at once, deleted on the server after a pause in which it can be undone. */
export const messageDeletionMachine = setup({
  types: {
    context: {} as MessageDeletionContext,
    input: {} as MessageDeletionInput,
    events: {} as MessageDeletionEvent,
    children: {} as {
      deleteMessage: 'deleteMessage';
      watchConnection: 'watchConnection';
      keepDeletions: 'keepDeletions';
    },
  },
  actors: { deleteMessage, watchConnection, keepDeletions },
  guards: {
    isKnown: ({ context }, { id }: Erased) => context.pending.some((one) => one.id === id),
    isOnly: ({ context }) => context.pending.length === 1,
    hasWaited: ({ context }) => context.secondsLeft <= 1,
    hasDue: ({ context }) => context.due > 0,
    hasPending: ({ context }) => context.pending.length > 0,
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isPassing: (_, { failure: { kind } }: Refusal) =>
      kind === 'offline' || kind === 'unavailable' || kind === 'throttled',
  },
  actions: {
    store: assign(({ context }, one: Erased) => ({ pending: [...context.pending, one] })),
    /** Puts an earlier page's deletions first: they can no longer be undone. */
    storeFound: assign(({ context: { pending, due } }, { erased: found }: DeletionsFound) => {
      const fresh = found.filter(({ id }) => pending.every((one) => one.id !== id));
      return {
        pending: [...pending.slice(0, due), ...fresh, ...pending.slice(due)],
        due: due + fresh.length,
      };
    }),
    keep: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('keepDeletions', ({ context: { pending } }) => ({
        type: 'deletions.changed',
        pending,
      }));
    }),
    startWindow: assign({ secondsLeft: undoSeconds }),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    undo: assign(({ context }) => ({ pending: context.pending.slice(0, -1) })),
    markDue: assign(({ context }) => ({ due: context.pending.length })),
    takeOut: assign(({ context }) => ({
      pending: context.pending.slice(1),
      due: context.due - 1,
    })),
    storeFailure: assign((_, { failure }: Refusal) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  delays: { second: 1_000, reading: 8_000, pause: 5_000 },
}).createMachine({
  id: 'messageDeletion',
  description: 'A member deletes messages, and may think again for a moment.',
  meta: { requirement: 'peers §2.9 delete for me / both' },
  context: ({ input }) => ({
    ...input,
    pending: [],
    due: 0,
    secondsLeft: undoSeconds,
    failure: null,
  }),
  invoke: [
    { id: 'watchConnection', src: 'watchConnection' },
    {
      id: 'keepDeletions',
      src: 'keepDeletions',
      input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
    },
  ],
  on: {
    'message.erase': [
      { guard: { type: 'isKnown', params: erased }, description: 'It is deleted already.' },
      { actions: [{ type: 'store', params: erased }, 'keep'] },
    ],
    'deletions.found': { actions: [{ type: 'storeFound', params: eventOf }, 'keep'] },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is to be deleted.',
      always: [
        { guard: 'hasDue', target: 'erasing' },
        { guard: 'hasPending', target: 'holding', actions: 'startWindow' },
      ],
    },
    holding: countedUndoWindow(
      'holding',
      'Hidden, and not yet deleted on the server: it can be undone.',
      { target: 'erasing', actions: 'markDue' },
      {
        'message.erase': [
          { guard: { type: 'isKnown', params: erased }, description: 'It is deleted already.' },
          {
            target: 'holding',
            reenter: true,
            actions: [{ type: 'store', params: erased }, 'keep', 'startWindow'],
          },
        ],
        'deletions.found': {
          target: 'resting',
          actions: [{ type: 'storeFound', params: eventOf }, 'keep'],
        },
        'messageDeletion.undo': [
          { guard: 'isOnly', target: 'resting', actions: ['undo', 'keep'] },
          { target: 'holding', reenter: true, actions: ['undo', 'keep', 'startWindow'] },
        ],
      },
    ),
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
        onDone: { target: 'erased', actions: ['takeOut', 'keep'] },
        onError: [
          whenSignedOut('waiting'),
          { guard: { type: 'isPassing', params: failureOf }, target: 'waiting' },
          {
            target: 'refused',
            actions: [{ type: 'storeFailure', params: failureOf }, 'takeOut', 'keep'],
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
      on: { 'connection.restored': { target: 'erasing' } },
    },
    refused: {
      description: 'The server does not delete this message: it is back, and the reason is said.',
      exit: 'clearFailure',
      after: { reading: { target: 'erased' } },
      on: { 'messageDeletion.dismiss': { target: 'erased' } },
    },
  },
});

export type MessageDeletionRef = ActorRefFrom<typeof messageDeletionMachine>;
