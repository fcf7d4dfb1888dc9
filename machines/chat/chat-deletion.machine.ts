import { assign, emit, sendTo, setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { countedUndoWindow } from '../parts/undo-window.ts';
import { deleteChat, keepChatDeletion } from './chat-deletion.ports.ts';
import type {
  ChatDeletionChanged,
  ChatDeletionContext,
  ChatDeletionEmitted,
  ChatDeletionEvent,
  ChatDeletionInput,
  ChatDeletionKept,
  ChatDeletionOutcome,
} from './chat-deletion.types.ts';

type Refusal = { failure: Failure };
/** Seconds in which a deletion can be undone. */
const undoSeconds = 10;
const notify = (stage: ChatDeletionChanged['stage']) =>
  ({ type: 'notify', params: { stage } }) as const;
const keep = (isKept: boolean) => ({ type: 'keep', params: { isKept } }) as const;

/** Deletes one chat, or clears the notifications, unless it is taken back in time. */
export const chatDeletionMachine = setup({
  types: {
    context: {} as ChatDeletionContext,
    input: {} as ChatDeletionInput,
    events: {} as ChatDeletionEvent,
    emitted: {} as ChatDeletionEmitted,
    children: {} as { deleteChat: 'deleteChat'; keepChatDeletion: 'keepChatDeletion' },
  },
  actors: { deleteChat, keepChatDeletion },
  guards: {
    isLeft: ({ context }) => context.isLeft,
    hasWaited: attemptGuards.hasWaited,
    isSpared: (_, { outcome }: { outcome: ChatDeletionOutcome }) => outcome === 'spared',
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
  },
  actions: {
    notify: emit(({ context: { chat } }, { stage }: Pick<ChatDeletionChanged, 'stage'>) => ({
      type: 'chatDeletion.changed' as const,
      chat,
      stage,
    })),
    keep: sendTo('keepChatDeletion', (_, { isKept }: Pick<ChatDeletionKept, 'isKept'>) => ({
      type: 'chatDeletion.kept' as const,
      isKept,
    })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    storeFailure: assign((_, params: Refusal) => params),
  },
  delays: { second: 1_000, reading: 10_000 },
}).createMachine({
  id: 'chatDeletion',
  description: 'A chat is hidden at once, and deleted on the server a little later.',
  meta: { requirement: 'spec §4 chat; peers §2.9 delete chat' },
  context: ({ input }) => ({ ...input, secondsLeft: undoSeconds, failure: null }),
  invoke: {
    id: 'keepChatDeletion',
    src: 'keepChatDeletion',
    input: ({ context: { chat, name, isLeft } }) => ({ chat, name, isLeft }),
  },
  initial: 'waiting',
  states: {
    waiting: {
      ...countedUndoWindow(
        'waiting',
        'The chat is hidden; the server has not been asked yet, so it can be undone.',
        { target: 'deleting' },
        {
          'chatDeletion.undo': { target: 'kept' },
          'message.arrived': { target: 'spared' },
          'chat.gone': { target: 'deleted' },
        },
      ),
      always: { guard: 'isLeft', target: 'deleting' },
    },
    deleting: {
      description: 'The server is asked to delete it.',
      tags: 'busy',
      invoke: {
        id: 'deleteChat',
        src: 'deleteChat',
        input: ({ context: { chat, isLeft } }) => ({ chat, isLeft }),
        onDone: [
          {
            guard: { type: 'isSpared', params: ({ event }) => ({ outcome: event.output }) },
            target: 'spared',
          },
          { target: 'deleted' },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'deleted' },
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It did not work: the chat is back in the list, and the reason stands above.',
      entry: [notify('shown'), keep(false)],
      on: {
        'chatDeletion.retry': { target: 'deleting', actions: [notify('hidden'), keep(true)] },
        'chatDeletion.dismiss': { target: 'kept' },
      },
    },
    spared: {
      description: 'A message came that nobody has seen: the chat stays, and that is said.',
      entry: [notify('shown'), keep(false)],
      after: { reading: { target: 'kept' } },
      on: { 'chatDeletion.dismiss': { target: 'kept' } },
    },
    deleted: {
      description: 'The chat is gone for this member.',
      type: 'final',
      entry: [keep(false), notify('over')],
    },
    kept: {
      description: 'The chat stays.',
      type: 'final',
      entry: [keep(false), notify('over')],
    },
  },
});
