import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import type { MyPost } from './my-post.types.ts';
import { actOnPost } from './post-command.ports.ts';
import type * as Types from './post-command.types.ts';

type Refusal = { failure: Failure };

/** One command on one of the author's posts: publish it, apply the draft of an edit, make a copy. */
export const postCommandMachine = setup({
  types: {
    context: {} as Types.PostCommandContext,
    input: {} as Types.PostCommandInput,
    events: {} as Types.PostCommandEvent,
    emitted: {} as Types.PostCommandEmitted,
    children: {} as { actOnPost: 'actOnPost' },
  },
  actors: { actOnPost },
  guards: {},
  actions: {
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceDone: emit(({ context: { kind, post: from } }, post: MyPost) => ({
      type: 'post.acted' as const,
      kind,
      from,
      post,
    })),
    announceLeave: emit(({ context }) => ({
      type: 'command.left' as const,
      postId: context.post.id,
      isStale: context.failure?.kind === 'conflict',
    })),
  },
}).createMachine({
  id: 'postCommand',
  description: 'An author publishes a post, applies the draft of an edit, or copies a post.',
  meta: { requirement: 'contract §8.2 posts; decisions §11 drafts' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'acting',
  states: {
    acting: {
      description: 'The server is asked to do it; the row stands as it was.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'actOnPost',
        src: 'actOnPost',
        input: ({ context: { kind, post } }) => ({ kind, post }),
        onDone: { target: 'done', actions: { type: 'announceDone', params: outputOf } },
        onError: { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    refused: {
      description: 'It was not done; the row says why, and it can be tried again or left.',
      on: {
        'command.retry': { target: 'acting' },
        'command.leave': { target: 'left' },
      },
    },
    done: { description: 'It is done.', type: 'final' },
    left: { description: 'It stays as it was.', type: 'final', entry: 'announceLeave' },
  },
});
