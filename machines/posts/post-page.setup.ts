import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import { lazyPort } from '../lib/port.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import { href, postPath } from '../navigation/routes.ts';
import { commentsMachine } from './comments.machine.ts';
import type { CommentsEmitted } from './comments.types.ts';
import { likeMachine } from './like.machine.ts';
import type { LikeEmitted } from './like.types.ts';
import { morePostsMachine } from './more-posts.machine.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import { loadPost } from './post-page.ports.ts';
import type * as Types from './post-page.types.ts';
import { unlockOf } from './post-requests.ts';
import type { Post } from './post.types.ts';

type Refusal = { failure: Failure };
type Loaded = { post: Post };
type Context = Types.PostPageContext;

const known = ({ post }: Context): Post => {
  if (!post) throw new Error('Nothing can be done about a post that is not there.');
  return post;
};

/** Children of a post's page: actions, like, thread and further posts. */
export const postPageSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostPageInput,
    events: {} as Types.PostPageEvent,
    emitted: {} as Types.PostPageEmitted,
    children: {} as {
      loadPost: 'loadPost';
      rereadPost: 'loadPost';
      actions: 'actions';
      like: 'like';
      comments: 'comments';
      more: 'more';
    },
  },
  actors: {
    loadPost,
    actions: lazyPort<typeof postActionsMachine>('actions'),
    like: likeMachine,
    comments: commentsMachine,
    more: morePostsMachine,
  },
  guards: {
    isForSale: ({ context: { post, viewerId } }) =>
      viewerId !== null && post?.isLocked === true && post.price !== null,
    isForSubscribers: ({ context: { post, viewerId } }) =>
      viewerId !== null && post?.isLocked === true && post.visibility === 'subscribers',
    /** True if this post was deleted by its author, or restored. */
    isThis: ({ context }, { postId }: PostChanged) => postId === context.postId,
    /** Whatever was bought of the author may open the post: itself, or a subscription. */
    isOpening: ({ context: { post } }, { payee }: PurchaseSettled) => payee.id === post?.author.id,
    /** Not where it was asked for under a name that its author gave up. */
    isNamedSo: ({ context }, { post }: Loaded) =>
      post.author.username.toLowerCase() === context.username.toLowerCase(),
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
  },
  actions: {
    /** Drops the deleted post, with the charts of its actions. */
    dropPost: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('like');
      enqueue.stopChild('comments');
      enqueue.stopChild('more');
      enqueue.assign({ post: null, like: null, comments: null, more: null });
    }),
    storePost: assign((_, params: Loaded) => params),
    openLike: assign(({ context, spawn, self }, { post }: Loaded) => {
      if (context.viewerId === null || context.like || post.plannedFor !== null) return {};
      const { id: postId, isLiked, likesCount } = post;
      const input = { postId, isLiked, likesCount };
      return { like: childOf(self, spawn('like', { id: 'like', input })) };
    }),
    openComments: assign(({ context, spawn, self }, { post }: Loaded) => {
      if (post.isLocked || post.plannedFor !== null || context.comments) return {};
      const input = { postId: post.id, authorId: post.author.id, viewerId: context.viewerId };
      return { comments: childOf(self, spawn('comments', { id: 'comments', input })) };
    }),
    openMore: assign(({ spawn, self }, { post: { id: postId, author } }: Loaded) => ({
      more: childOf(self, spawn('more', { id: 'more', input: { author, postId } })),
    })),
    askAgain: enqueueActions(({ context: { comments, more }, enqueue }) => {
      if (comments) enqueue.sendTo(comments, { type: 'connection.restored' });
      if (more) enqueue.sendTo(more, { type: 'connection.restored' });
    }),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    forward: emit(emittedOf<LikeEmitted | CommentsEmitted | PostActionsEmitted>),
    requestUnlock: emit(({ context }) => unlockOf(known(context))),
    requestSubscription: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: `subscribe-post-${context.postId}`,
      dialog: 'subscribe' as const,
      input: { payee: known(context).author },
    })),
    announceOpened: emit((_, { post: { author } }: Loaded) => ({
      type: 'post.opened' as const,
      username: author.username,
    })),
    requestNewName: emit(({ context: { postId } }, { post: { author } }: Loaded) => ({
      type: 'location.requested' as const,
      path: postPath(author, postId) ?? href('main'),
      replace: true as const,
    })),
  },
});
