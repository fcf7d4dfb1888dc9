import { assign, emit, setup, stateIn } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { hidePost, unhidePost } from './post-hide.ports.ts';
import type {
  PostHideContext,
  PostHideEmitted,
  PostHideEvent,
  PostHideInput,
} from './post-hide.types.ts';

type Refusal = { failure: Failure };

const whose = ({ context }: { context: PostHideContext }) => ({ postId: context.postId });

/** One post that the viewer hides from their lists: optimistic, with its undo, the last press wins. */
export const postHideMachine = setup({
  types: {
    context: {} as PostHideContext,
    input: {} as PostHideInput,
    events: {} as PostHideEvent,
    emitted: {} as PostHideEmitted,
    children: {} as { hidePost: 'hidePost'; unhidePost: 'unhidePost' },
  },
  actors: { hidePost, unhidePost },
  guards: {
    isRegretted: stateIn({ hiding: 'regretted' }),
    isReconsidered: stateIn({ restoring: 'reconsidered' }),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceEnd: emit(({ context: { postId } }) => ({ type: 'hide.ended' as const, postId })),
    announceRefusal: emit({
      type: 'notice.shown',
      tone: 'caution',
      key: 'posts.postHide.refused',
    }),
  },
}).createMachine({
  id: 'postHide',
  description: 'The viewer does not want to see one post in their lists.',
  meta: { requirement: 'screens §2 hide; contract §8.2 hide' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'hiding',
  states: {
    hiding: {
      description: 'It is folded already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'hidePost',
        src: 'hidePost',
        input: whose,
        onDone: [{ guard: 'isRegretted', target: 'restoring' }, { target: 'hidden' }],
        onError: [
          whenSignedOut('ended'),
          { guard: 'isRegretted', target: 'ended' },
          { target: 'ended', actions: 'announceRefusal' },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The post is meant to be hidden.',
          tags: 'folded',
          on: { 'hide.toggle': { target: 'regretted' } },
        },
        regretted: {
          description: 'It was taken back before the answer: that is sent when the answer came.',
          on: { 'hide.toggle': { target: 'intended' } },
        },
      },
    },
    hidden: {
      description: 'A row says that the post is hidden, and offers to undo it.',
      tags: 'folded',
      on: { 'hide.toggle': { target: 'restoring' } },
      initial: 'settled',
      states: {
        settled: { description: 'The server knows it.' },
        refused: { description: 'Taking it back did not reach the server, as the row says.' },
      },
    },
    restoring: {
      description: 'It is unfolded already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'unhidePost',
        src: 'unhidePost',
        input: whose,
        onDone: [{ guard: 'isReconsidered', target: 'hiding' }, { target: 'ended' }],
        onError: [
          whenSignedOut('hidden'),
          { guard: 'isReconsidered', target: 'hidden' },
          {
            target: 'hidden.refused',
            actions: { type: 'storeFailure', params: failureOf },
          },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The post is meant to be shown.',
          on: { 'hide.toggle': { target: 'reconsidered' } },
        },
        reconsidered: {
          description: 'It was hidden again before the answer: that is sent when the answer came.',
          tags: 'folded',
          on: { 'hide.toggle': { target: 'intended' } },
        },
      },
    },
    ended: {
      type: 'final',
      description: 'The post stands in its list as before.',
      entry: 'announceEnd',
    },
  },
});
