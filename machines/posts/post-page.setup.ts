import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import { href } from '../navigation/routes.ts';
import { commentsMachine } from './comments.machine.ts';
import type { CommentsEmitted } from './comments.types.ts';
import { likeMachine } from './like.machine.ts';
import type { LikeEmitted } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import { copyPostLink, loadPost } from './post-page.ports.ts';
import type * as Types from './post-page.types.ts';
import type { Post } from './post.types.ts';

type Refusal = { failure: Failure };
type Loaded = { post: Post };
type Context = Types.PostPageContext;

const known = ({ post }: Context): Post => {
  if (!post) throw new Error('Nothing can be done about a post that is not there.');
  return post;
};

/** The setup of the chart of one post's page. */
export const postPageSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostPageInput,
    events: {} as Types.PostPageEvent,
    emitted: {} as Types.PostPageEmitted,
    children: {} as {
      loadPost: 'loadPost';
      rereadPost: 'loadPost';
      copyPostLink: 'copyPostLink';
      like: 'like';
      comments: 'comments';
    },
  },
  actors: { loadPost, copyPostLink, like: likeMachine, comments: commentsMachine },
  guards: {
    isForSale: ({ context: { post, viewerId } }) =>
      viewerId !== null && post?.isLocked === true && post.price !== null,
    isForSubscribers: ({ context: { post, viewerId } }) =>
      viewerId !== null && post?.isLocked === true && post.visibility === 'subscribers',
    isOthers: ({ context: { post, viewerId } }) =>
      viewerId !== null && post !== null && post.author.id !== viewerId,
    isOwn: ({ context: { post, viewerId } }) => post !== null && post.author.id === viewerId,
    /** Its author deleted it, or took that back. */
    isThis: ({ context }, { postId }: PostChanged) => postId === context.postId,
    /** Whatever was bought of the author may open the post: itself, or a subscription. */
    isOpening: ({ context: { post } }, { payee }: PurchaseSettled) => payee.id === post?.author.id,
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    /** It is gone, with what was done about it. */
    dropPost: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('like');
      enqueue.stopChild('comments');
      enqueue.assign({ post: null, like: null, comments: null });
    }),
    storePost: assign((_, params: Loaded) => params),
    openLike: enqueueActions(({ context, enqueue, self }, { post }: Loaded) => {
      if (context.viewerId === null) return;
      enqueue.assign({
        like: ({ spawn }) =>
          spawn('like', {
            id: 'like',
            input: { postId: post.id, isLiked: post.isLiked, likesCount: post.likesCount },
          }),
      });
      enqueue(({ context: { like } }) => {
        if (like) forwardEmits(like, self);
      });
    }),
    openComments: enqueueActions(({ context, enqueue, self }, { post }: Loaded) => {
      if (post.isLocked || context.comments) return;
      const { viewerId } = context;
      enqueue.assign({
        comments: ({ spawn }) =>
          spawn('comments', {
            id: 'comments',
            input: { postId: post.id, authorId: post.author.id, viewerId },
          }),
      });
      enqueue(({ context: { comments } }) => {
        if (comments) forwardEmits(comments, self);
      });
    }),
    askAgain: enqueueActions(({ context: { comments }, enqueue }) => {
      if (comments) enqueue.sendTo(comments, { type: 'connection.restored' });
    }),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
    announceCopy: emit((_, { link, isCopied }: Types.CopiedPostLink) => ({
      type: 'notice.shown' as const,
      tone: isCopied ? ('positive' as const) : ('caution' as const),
      key: isCopied ? 'posts.postPage.copied' : 'posts.postPage.copyRefused',
      params: { link },
    })),
    forward: emit((_, { emitted }: { emitted: LikeEmitted | CommentsEmitted }) => emitted),
    requestUnlock: emit(({ context }) => {
      const { id, author, price } = known(context);
      if (!price) throw new Error('A post without a price is not for sale.');
      return {
        type: 'dialog.requested' as const,
        id: `unlock-post-${context.postId}`,
        dialog: 'purchase' as const,
        input: { payee: author, subject: { kind: 'post' as const, id }, price },
      };
    }),
    requestSubscription: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: `subscribe-post-${context.postId}`,
      dialog: 'subscribe' as const,
      input: { payee: known(context).author },
    })),
    requestTip: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: `tip-post-${context.postId}`,
      dialog: 'tip' as const,
      input: {
        payee: known(context).author,
        about: { type: 'post' as const, id: context.postId },
      },
    })),
    requestEditor: emit(({ context: { username, postId } }) => ({
      type: 'location.requested' as const,
      path: href('editPost', { username, postId }),
    })),
    requestDeletion: emit(({ context: { postId } }) => ({
      type: 'dialog.requested' as const,
      id: `delete-post-${postId}`,
      dialog: 'postDelete' as const,
      input: { postId, isDraft: false },
    })),
    requestBan: emit(({ context }) => {
      const { id: userId, displayName } = known(context).author;
      return {
        type: 'dialog.requested' as const,
        id: `block-${userId}`,
        dialog: 'block' as const,
        input: { displayName, banType: null, userId },
      };
    }),
    requestComplaint: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: `complaint-post-${context.postId}`,
      dialog: 'complaint' as const,
      input: {
        about: { kind: 'post' as const, postId: context.postId },
        displayName: known(context).author.displayName,
        userId: known(context).author.id,
      },
    })),
  },
});
