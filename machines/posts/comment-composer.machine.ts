import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { sendComment } from './comment-composer.ports.ts';
import type * as Types from './comment-composer.types.ts';
import { longestComment, type Comment } from './comment.types.ts';

type Refusal = { failure: Failure };

/** Where a comment is written; what could not be sent stays, and is sent again under its first key. */
export const commentComposerMachine = setup({
  types: {
    context: {} as Types.CommentComposerContext,
    input: {} as Types.CommentComposerInput,
    events: {} as Types.CommentComposerEvent,
    emitted: {} as Types.CommentComposerEmitted,
    children: {} as { sendComment: 'sendComment' },
  },
  actors: { sendComment },
  guards: {
    canSend: ({ context: { text } }) => text.trim() !== '' && text.trim().length <= longestComment,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    takeText: assign(({ context: { text, intent } }) => ({
      pending: text.trim(),
      text: '',
      intent: intent + 1,
    })),
    clearPending: assign({ pending: '', failure: null }),
    storeFailure: assign((_, params: Refusal) => params),
    announceComment: emit((_, comment: Comment) => ({ type: 'comment.sent' as const, comment })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'commentComposer',
  description: 'A member writes comments below a post, one at a time.',
  meta: { requirement: 'spec §2 post; decisions §11 comments' },
  context: ({ input }) => ({ ...input, text: '', pending: '', intent: 0, failure: null }),
  initial: 'writing',
  on: { 'text.change': { actions: { type: 'storeText', params: eventOf } } },
  states: {
    writing: {
      description: 'Nothing is on its way.',
      on: { 'comment.send': { guard: 'canSend', target: 'sending', actions: 'takeText' } },
    },
    sending: {
      description: 'The comment shows already, while the call is under way.',
      tags: 'busy',
      invoke: {
        id: 'sendComment',
        src: 'sendComment',
        input: ({ context: { postId, pending, intent } }) => ({ postId, text: pending, intent }),
        onDone: {
          target: 'writing',
          actions: [{ type: 'announceComment', params: outputOf }, 'clearPending'],
        },
        onError: [
          whenSessionOver('unsent'),
          { target: 'unsent', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    unsent: {
      description: 'The comment did not get through; it stays until it is sent again or given up.',
      on: {
        'comment.retry': { target: 'sending' },
        'comment.discard': { target: 'writing', actions: 'clearPending' },
      },
    },
  },
});
