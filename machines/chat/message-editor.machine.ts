import { assign, setup, type ActorRefFrom } from 'xstate';
import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { editMessage } from './message-editor.ports.ts';
import type {
  EditBegun,
  MessageEditorContext,
  MessageEditorEvent,
  MessageEditorInput,
} from './message-editor.types.ts';

type Refusal = { failure: Failure };
const begun = ({ event: { message, messageMax } }: { event: EditBegun }) => ({
  message,
  messageMax,
});
const typed = ({ event: { text } }: { event: { text: string } }) => ({ text });

/** Other words for a message that was sent: the old ones stand until the server has taken the new. */
export const messageEditorMachine = setup({
  types: {
    context: {} as MessageEditorContext,
    input: {} as MessageEditorInput,
    events: {} as MessageEditorEvent,
    children: {} as { editMessage: 'editMessage' },
  },
  actors: { editMessage },
  guards: {
    /** The viewer's own message, readable, and without a buyer. */
    isEditable: ({ context }, { message }: EditBegun) =>
      message.authorId === context.viewerId &&
      message.notice === null &&
      !message.isLocked &&
      !message.isPurchased,
    isSame: ({ context: { message, text } }) => trimmed(text) === trimmed(message?.text ?? ''),
    isWritable: ({ context: { message, text, messageMax } }) =>
      trimmed(text).length <= messageMax && (!isBlank(text) || (message?.media ?? []).length > 0),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    begin: assign((_, { message, messageMax }: EditBegun) => ({
      message,
      messageMax,
      text: message.text ?? '',
      failure: null,
    })),
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    drop: assign({ message: null, text: '', failure: null }),
    storeFailure: assign((_, { failure }: Refusal) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'messageEditor',
  description: 'A member changes the words of a message that was sent.',
  meta: { requirement: 'spec §2 message editor' },
  context: ({ input: { viewerId, chat } }) => ({
    viewerId,
    chat,
    message: null,
    text: '',
    messageMax: 5000,
    failure: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No message is being changed.',
      on: {
        'edit.begin': {
          guard: { type: 'isEditable', params: begun },
          target: 'editing',
          actions: { type: 'begin', params: begun },
        },
      },
    },
    editing: {
      description: 'The words are being changed; nothing has left the device.',
      on: {
        'edit.save': [
          { guard: 'isSame', target: 'resting', actions: 'drop' },
          { guard: 'isWritable', target: 'saving' },
        ],
        'text.change': { actions: { type: 'storeText', params: typed } },
        'edit.begin': {
          guard: { type: 'isEditable', params: begun },
          actions: { type: 'begin', params: begun },
        },
        'edit.cancel': { target: 'resting', actions: 'drop' },
      },
    },
    saving: {
      description: 'The new words are on their way; the old ones still stand.',
      tags: 'busy',
      invoke: {
        id: 'editMessage',
        src: 'editMessage',
        input: ({ context: { chat, message, text } }) => ({
          ...chat,
          id: message?.id ?? 0,
          text: trimmed(text) || null,
        }),
        onDone: { target: 'resting', actions: 'drop' },
        onError: [
          whenSignedOut('editing'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'The server did not take the new words: they are kept, and the reason is said.',
      exit: 'clearFailure',
      on: {
        'edit.save': { target: 'saving' },
        'text.change': { target: 'editing', actions: { type: 'storeText', params: typed } },
        'edit.cancel': { target: 'resting', actions: 'drop' },
      },
    },
  },
});

export type MessageEditorRef = ActorRefFrom<typeof messageEditorMachine>;
