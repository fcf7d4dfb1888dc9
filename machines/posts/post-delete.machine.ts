import { assign, emit, enqueueActions, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { failureOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { deletePost, loadEffects } from './post-delete.ports.ts';
import type * as Types from './post-delete.types.ts';

/** A post goes; who bought it keeps it. */
export const postDeleteMachine = setup({
  types: {
    context: {} as Types.PostDeleteContext,
    input: {} as Types.PostDeleteAsked,
    events: {} as Types.PostDeleteEvent,
    emitted: {} as Types.PostDeleteEmitted,
    output: {} as Answer<null>,
    children: {} as { loadEffects: 'loadEffects'; deletePost: 'deletePost' },
  },
  actors: { loadEffects, deletePost },
  guards: {
    isDraft: ({ context }) => context.isDraft,
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isOtherwise: (_: unknown, { failure }: Failed) =>
      failure.kind === 'conflict' && failure.code === 'has_purchases',
  },
  actions: {
    storeEffects: assign((_, params: { effects: Types.PostEffects }) => params),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceEnd: enqueueActions(({ context: { postId, isDraft }, enqueue }) => {
      enqueue.emit({ type: 'post.changed', postId, change: 'deleted' });
      enqueue.emit({
        type: 'notice.shown',
        tone: 'neutral',
        key: isDraft ? 'posts.postDelete.discarded' : 'posts.postDelete.deleted',
        action: { label: 'posts.postDelete.undo', undo: { kind: 'post', postId } },
      });
    }),
    announceLoss: emit(({ context: { postId } }) => ({
      type: 'post.changed' as const,
      postId,
      change: 'deleted' as const,
    })),
  },
}).createMachine({
  id: 'postDelete',
  description: 'Says what deleting a post does, and deletes it.',
  meta: { requirement: 'peers §2.5; contract §8.2 posts' },
  context: ({ input }) => ({ ...input, effects: null, failure: null }),
  output: { kind: 'confirmed', value: null },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What goes says whether anything follows from it.',
      always: [{ guard: 'isDraft', target: 'asking' }, { target: 'counting' }],
    },
    counting: {
      description: 'Who bought it and what else goes is being asked; one may leave meanwhile.',
      entry: 'clearFailure',
      invoke: {
        id: 'loadEffects',
        src: 'loadEffects',
        input: ({ context }) => ({ postId: context.postId }),
        onDone: {
          target: 'asking',
          actions: { type: 'storeEffects', params: ({ event }) => ({ effects: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isGone', params: failureOf },
            target: 'deleted',
            actions: 'announceLoss',
          },
          whenSignedOut('uncounted'),
          { target: 'uncounted', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    uncounted: {
      description: 'What follows is not known, so nothing is deleted; it can be asked again.',
      on: {
        'effects.retry': { target: 'counting' },
        'connection.restored': { target: 'counting' },
      },
    },
    asking: {
      description: 'It says what goes, who keeps it and what is paid back.',
      on: { 'post.delete': { target: 'deleting' } },
    },
    deleting: {
      description: 'The server is asked to delete it.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deletePost',
        src: 'deletePost',
        input: ({ context: { postId, effects } }) => ({
          postId,
          buyers: effects?.purchases ?? 0,
        }),
        onDone: { target: 'deleted', actions: 'announceEnd' },
        onError: [
          {
            guard: { type: 'isGone', params: failureOf },
            target: 'deleted',
            actions: 'announceLoss',
          },
          { guard: { type: 'isOtherwise', params: failureOf }, target: 'counting' },
          whenSignedOut('asking'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It did not work; the reason is said and it can be tried again.',
      on: { 'post.delete': { target: 'deleting' } },
    },
    deleted: { description: 'The post is gone, by us or from another device.', type: 'final' },
  },
});
