import { assign, emit, setup } from 'xstate';
import { isBlank } from '#src/contract/lib/blank.ts';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { sealComment, sendComment } from './comment-composer.ports.ts';
import type * as Types from './comment-composer.types.ts';
import { longestComment, type Comment } from './comment.types.ts';

type Refusal = { failure: Failure };
type Kept = Omit<Types.WordsRestored, 'type'>;

const joined = ({ pending, text }: Pick<Kept, 'pending' | 'text'>) =>
  [pending, text].filter((part) => part !== '').join('\n');

/** Transitions while nothing is on its way. */
const composing = {
  'comment.send': { guard: 'canSend', target: 'sealing', actions: 'takeText' },
  'words.restore': [
    {
      guard: { type: 'hasLeft', params: eventOf },
      target: 'unsent',
      actions: { type: 'restoreSent', params: eventOf },
    },
    { actions: { type: 'restoreText', params: eventOf } },
  ],
} as const;

/** Composer of a comment; an unsent comment stays, and is sent again with its first key. */
export const commentComposerMachine = setup({
  types: {
    context: {} as Types.CommentComposerContext,
    input: {} as Types.CommentComposerInput,
    events: {} as Types.CommentComposerEvent,
    emitted: {} as Types.CommentComposerEmitted,
    children: {} as { sealComment: 'sealComment'; sendComment: 'sendComment' },
  },
  actors: { sealComment, sendComment },
  guards: {
    canSend: ({ context: { text } }) => !isBlank(text) && text.trim().length <= longestComment,
    /** True if the comment was sent before the session ended: the server may have it. */
    hasLeft: (_, { pending, key }: Kept) => pending !== '' && key !== '',
    /** A session that had ended when it was sent the first time: the server has nothing of it. */
    isUntried: ({ context }, { failure }: Refusal) =>
      failure.kind === 'unauthenticated' && context.failure === null,
  },
  actions: {
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    takeText: assign(({ context: { text } }) => ({ pending: text.trim(), text: '' })),
    storeKey: assign((_, { key }: { key: string }) => ({ key })),
    restoreSent: assign((_, { text, pending, key }: Kept) => ({
      text,
      pending,
      key,
      failure: { kind: 'unauthenticated' as const },
    })),
    /** Restores both texts as typed, where the comment was not sent. */
    restoreText: assign((_, params: Kept) => ({ text: joined(params) })),
    takeBack: assign(({ context }) => ({ text: joined(context), pending: '', key: '' })),
    clearPending: assign({ pending: '', key: '', failure: null }),
    storeFailure: assign((_, params: Refusal) => params),
    announceComment: emit((_, comment: Comment) => ({ type: 'comment.sent' as const, comment })),
  },
}).createMachine({
  id: 'commentComposer',
  description: 'A member writes comments below a post, one at a time.',
  meta: { requirement: 'spec §2 post; decisions §11 comments' },
  context: ({ input }) => ({ ...input, text: '', pending: '', key: '', failure: null }),
  initial: 'writing',
  on: { 'text.change': { actions: { type: 'storeText', params: eventOf } } },
  states: {
    writing: {
      description: 'Nothing is on its way.',
      on: composing,
    },
    sealing: {
      description: 'The comment gets the key that it keeps over every retry and over a sign-in.',
      tags: 'busy',
      invoke: {
        id: 'sealComment',
        src: 'sealComment',
        onDone: { target: 'sending', actions: { type: 'storeKey', params: outputOf } },
        // Without a key the comment was not sent: its text is in the field again.
        onError: { target: 'writing', actions: 'takeBack' },
      },
    },
    sending: {
      description: 'The comment shows already, while the call is under way.',
      tags: 'busy',
      invoke: {
        id: 'sendComment',
        src: 'sendComment',
        input: ({ context: { postId, pending, key } }) => ({ postId, text: pending, key }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'announceComment', params: outputOf }, 'clearPending'],
        },
        onError: [
          {
            guard: { type: 'isUntried', params: failureOf },
            target: 'writing',
            actions: 'takeBack',
          },
          { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    sent: {
      description: 'The comment is there, which is said until the next one is begun.',
      on: {
        ...composing,
        'text.change': { target: 'writing', actions: { type: 'storeText', params: eventOf } },
      },
    },
    unsent: {
      description:
        'Whether the comment got through is not known; it stays until sent again or given up.',
      on: {
        'comment.retry': { target: 'sending' },
        'comment.discard': { target: 'writing', actions: 'clearPending' },
      },
    },
  },
});
