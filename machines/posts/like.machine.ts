import { assign, emit, setup, stateIn } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { dropLike, setLike } from './like.ports.ts';
import type { LikeAnswer, LikeContext, LikeEmitted, LikeEvent, LikeInput } from './like.types.ts';

type Refusal = { failure: Failure };

const whose = ({ context }: { context: LikeContext }) => ({ postId: context.postId });

/** Like of the viewer for one post: optimistic, one call at a time, the last press wins. */
export const likeMachine = setup({
  types: {
    context: {} as LikeContext,
    input: {} as LikeInput,
    events: {} as LikeEvent,
    emitted: {} as LikeEmitted,
    children: {} as { setLike: 'setLike'; dropLike: 'dropLike' },
  },
  actors: { setLike, dropLike },
  guards: {
    isLiked: ({ context }) => context.isLiked,
    isRegretted: stateIn({ liking: 'regretted' }),
    isReconsidered: stateIn({ unliking: 'reconsidered' }),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeLike: assign((_, { likesCount }: LikeAnswer) => ({ isLiked: true, likesCount })),
    storeNoLike: assign((_, { likesCount }: LikeAnswer) => ({ isLiked: false, likesCount })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceChange: emit(({ context: { postId, isLiked, likesCount } }) => ({
      type: 'like.changed' as const,
      postId,
      isLiked,
      likesCount,
    })),
  },
  delays: { noticeTime: 4_000 },
}).createMachine({
  id: 'like',
  description: 'The viewer likes one post, or does not.',
  meta: { requirement: 'spec §2 Content: like; contract §8.2 like' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What is known of the post says where this begins.',
      always: [{ guard: 'isLiked', target: 'liked' }, { target: 'unliked' }],
    },
    unliked: {
      description: 'The viewer does not like the post.',
      on: { 'like.toggle': { target: 'liking' } },
      initial: 'settled',
      states: {
        settled: { description: 'The server knows it.' },
        refused: {
          description: 'The like did not reach the server, which is said beside the button.',
          after: { noticeTime: { target: 'settled' } },
        },
      },
    },
    liking: {
      description: 'It shows as liked already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'setLike',
        src: 'setLike',
        input: whose,
        onDone: [
          {
            guard: 'isRegretted',
            target: 'unliking',
            actions: { type: 'storeLike', params: outputOf },
          },
          {
            target: 'liked',
            actions: [{ type: 'storeLike', params: outputOf }, 'announceChange'],
          },
        ],
        onError: [
          whenSignedOut('unliked'),
          { guard: 'isRegretted', target: 'unliked' },
          { target: 'unliked.refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The post is meant to be liked.',
          tags: 'liked',
          on: { 'like.toggle': { target: 'regretted' } },
        },
        regretted: {
          description: 'It was taken back before the answer: that is sent when the answer came.',
          on: { 'like.toggle': { target: 'intended' } },
        },
      },
    },
    liked: {
      description: 'The viewer likes the post.',
      tags: 'liked',
      on: { 'like.toggle': { target: 'unliking' } },
      initial: 'settled',
      states: {
        settled: { description: 'The server knows it.' },
        refused: {
          description: 'Taking it back did not reach the server, which is said beside the button.',
          after: { noticeTime: { target: 'settled' } },
        },
      },
    },
    unliking: {
      description: 'It shows as not liked already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'dropLike',
        src: 'dropLike',
        input: whose,
        onDone: [
          {
            guard: 'isReconsidered',
            target: 'liking',
            actions: { type: 'storeNoLike', params: outputOf },
          },
          {
            target: 'unliked',
            actions: [{ type: 'storeNoLike', params: outputOf }, 'announceChange'],
          },
        ],
        onError: [
          whenSignedOut('liked'),
          { guard: 'isReconsidered', target: 'liked' },
          { target: 'liked.refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The like is meant to be taken back.',
          on: { 'like.toggle': { target: 'reconsidered' } },
        },
        reconsidered: {
          description: 'It was liked again before the answer: that is sent when the answer came.',
          tags: 'liked',
          on: { 'like.toggle': { target: 'intended' } },
        },
      },
    },
  },
});
