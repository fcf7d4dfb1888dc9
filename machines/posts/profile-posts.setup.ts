import { assign, emit, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import { withPage } from '../lib/paged-list.ts';
import { lazyPort } from '../lib/port.ts';
import { emittedOf } from '../parts/children.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { Post } from './post.types.ts';
import { unlockOf } from './post-requests.ts';
import { loadPost, loadPosts } from './profile-posts.ports.ts';
import type { ProfilePostsPage, PostFilter } from './post-list.types.ts';
import type * as Types from './profile-posts.types.ts';

type Page = { page: ProfilePostsPage };
type Refusal = { failure: Failure };
type Named = { postId: number };
type Context = Types.ProfilePostsContext;

const find = ({ posts }: Context, { postId }: Named) => posts.find(({ id }) => id === postId);

/** A list with its first page alone, in which nothing is opened yet. */
const begun = ({ posts, nextCursor }: ProfilePostsPage) => ({
  posts,
  cursor: nextCursor,
  opened: [],
});

/** Pages of a profile's posts; an unlocked post is read again in its place. */
export const profilePostsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.ProfilePostsInput,
    events: {} as Types.ProfilePostsEvent,
    emitted: {} as Types.ProfilePostsEmitted,
    children: {} as {
      loadFirst: 'loadPosts';
      loadMore: 'loadPosts';
      refreshFirst: 'loadPosts';
      loadPost: 'loadPost';
      actions: 'actions';
    },
  },
  actors: { loadPosts, loadPost, actions: lazyPort<typeof postActionsMachine>('actions') },
  guards: {
    isOther: ({ context }, { filter }: { filter: PostFilter }) => filter !== context.filter,
    isEmpty: ({ context }) => context.posts.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    hasOpened: ({ context }) => context.opened.length > 0,
    isForSale: ({ context }, params: Named) => {
      const post = find(context, params);
      return context.viewerId !== null && post?.isLocked === true && post.price !== null;
    },
    isUnlocked: ({ context }, { subject }: PurchaseSettled) =>
      subject.kind === 'post' && find(context, { postId: subject.id }) !== undefined,
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
  },
  actions: {
    notifyActions: sendTo('actions', (_, event: LikeChanged | PostChanged) => event),
    forward: emit(emittedOf<Types.ProfilePostsEmitted>),
    storeFilter: assign((_, { filter }: { filter: PostFilter }) => ({
      filter,
      posts: [],
      cursor: null,
      opened: [],
    })),
    replacePage: assign((_, { page }: Page) => begun(page)),
    refreshPage: assign((_, { page }: Page) => begun(page)),
    appendPage: assign(({ context }, { page }: Page) => ({
      posts: withPage(context.posts, page.posts),
      cursor: page.nextCursor,
    })),
    storeOpened: assign(({ context }, { subject }: PurchaseSettled) => ({
      opened: [...context.opened, subject.id],
    })),
    replacePost: assign(({ context }, { post }: { post: Post }) => ({
      posts: context.posts.map((each) => (each.id === post.id ? post : each)),
    })),
    dropOpened: assign(({ context }) => ({ opened: context.opened.slice(1) })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    requestUnlock: emit(({ context }, params: Named) => {
      const post = find(context, params);
      if (!post) throw new Error('A post that is not there is not for sale.');
      return unlockOf(post);
    }),
  },
});
