import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { deleteChat } from './chat-deletion.ports.ts';
import type {
  ChatDeletionChanged,
  ChatDeletionContext,
  ChatDeletionEmitted,
  ChatDeletionEvent,
  ChatDeletionInput,
} from './chat-deletion.types.ts';

type Refusal = { failure: Failure };
const notify = (stage: ChatDeletionChanged['stage']) =>
  ({ type: 'notify', params: { stage } }) as const;

/** Deletes one chat, or clears the notifications, unless it is taken back in time. */
export const chatDeletionMachine = setup({
  types: {
    context: {} as ChatDeletionContext,
    input: {} as ChatDeletionInput,
    events: {} as ChatDeletionEvent,
    emitted: {} as ChatDeletionEmitted,
    children: {} as { deleteChat: 'deleteChat' },
  },
  actors: { deleteChat },
  guards: {
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
  },
  actions: {
    notify: emit(({ context: { chat } }, { stage }: Pick<ChatDeletionChanged, 'stage'>) => ({
      type: 'chatDeletion.changed' as const,
      chat,
      stage,
    })),
    storeFailure: assign((_, params: Refusal) => params),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { undoTime: 10_000, reading: 10_000 },
}).createMachine({
  id: 'chatDeletion',
  description: 'A chat is hidden at once, and deleted on the server a little later.',
  meta: { requirement: 'spec §4 chat; peers §2.9 delete chat' },
  context: ({ input: { chat, name } }) => ({ chat, name, failure: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The chat is hidden; the server has not been asked yet, so it can be undone.',
      after: { undoTime: { target: 'deleting' } },
      on: {
        'chatDeletion.undo': { target: 'kept' },
        'message.arrived': { target: 'spared' },
        'chat.gone': { target: 'deleted' },
      },
    },
    deleting: {
      description: 'The server is asked to delete it.',
      tags: 'busy',
      invoke: {
        id: 'deleteChat',
        src: 'deleteChat',
        input: ({ context }) => context.chat,
        onDone: { target: 'deleted' },
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'deleted' },
          {
            guard: { type: 'isSessionOver', params: failureOf },
            target: 'refused',
            actions: [{ type: 'storeFailure', params: failureOf }, 'announceExpiry'],
          },
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It did not work: the chat is back in the list, and the reason stands above.',
      entry: notify('shown'),
      on: {
        'chatDeletion.retry': { target: 'deleting', actions: notify('hidden') },
        'chatDeletion.dismiss': { target: 'kept' },
      },
    },
    spared: {
      description: 'A message came that nobody has seen: the chat stays, and that is said.',
      entry: notify('shown'),
      after: { reading: { target: 'kept' } },
      on: { 'chatDeletion.dismiss': { target: 'kept' } },
    },
    deleted: {
      description: 'The chat is gone for this member.',
      type: 'final',
      entry: notify('over'),
    },
    kept: {
      description: 'The chat stays.',
      type: 'final',
      entry: notify('over'),
    },
  },
});
