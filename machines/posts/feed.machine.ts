import { assign, emit, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import { pageOf, withPage } from '../lib/paged-list.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { lazyPort } from '../lib/port.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { firstPageStates, pageStates, refreshStates } from '../parts/paged-list.ts';
import { loadFeed } from './feed.ports.ts';
import type { FeedPage } from './post-list.types.ts';
import type * as Types from './feed.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { newPostsMachine } from './new-posts.machine.ts';
import type { PostPublished } from './new-posts.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';

type ForActions = LikeChanged | PurchaseSettled | PostChanged;
type Said = { emitted: Types.FeedEmitted };

const list = {
  load: 'loadFeed',
  what: 'posts',
  input: (_: Types.FeedContext, cursor: string | null) => ({ cursor }),
} as const;
const first = firstPageStates(list, 'sorting');
const pages = pageStates(list);
const { refreshing } = refreshStates(list);
/** Actions after a first page: it replaces the list, and nothing newer is known then. */
const read = [
  { type: 'replacePage', params: pageOf },
  { type: 'notifyRead', params: pageOf },
] as const;

/** The member's feed: newest first, older pages as the reader comes near the end. */
export const feedMachine = setup({
  types: {
    context: {} as Types.FeedContext,
    input: {} as Types.FeedInput,
    events: {} as Types.FeedEvent,
    emitted: {} as Types.FeedEmitted,
    children: {} as {
      loadFirst: 'loadFeed';
      loadMore: 'loadFeed';
      refreshFirst: 'loadFeed';
      actions: 'actions';
      newPosts: 'newPosts';
    },
  },
  actors: {
    loadFeed,
    actions: lazyPort<typeof postActionsMachine>('actions'),
    newPosts: lazyPort<typeof newPostsMachine>('newPosts'),
  },
  guards: {
    isEmpty: ({ context }) => context.posts.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    isFollow: (_, { change: { relationship } }: RelationChanged) =>
      relationship?.isFollower === true || relationship?.isSubscriber === true,
    isWish: (_, { emitted }: Said) => emitted.type === 'posts.wanted',
    isUnconfirmed: (_, params: { failure: Failure }) => params.failure.kind === 'forbidden',
    isUnauthenticated: (_, params: { failure: Failure }) =>
      params.failure.kind === 'unauthenticated',
  },
  actions: {
    notifyNew: sendTo(
      'newPosts',
      (_, event: PostPublished | { type: 'connection.caughtUp' | 'connection.lost' }) => event,
    ),
    notifyRead: sendTo('newPosts', (_, { page }: { page: FeedPage }) => ({
      type: 'feed.read' as const,
      page,
    })),
    notifyUnread: sendTo('newPosts', { type: 'feed.unread' }),
    notifyActions: sendTo('actions', (_, event: ForActions) => event),
    forward: emit(emittedOf<Types.FeedEmitted>),
    replacePage: assign((_, params: { page: FeedPage }) => ({
      posts: params.page.posts,
      cursor: params.page.nextCursor,
    })),
    appendPage: assign(({ context }, params: { page: FeedPage }) => ({
      posts: withPage(context.posts, params.page.posts),
      cursor: params.page.nextCursor,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'feed',
  description: 'A member reads posts of the people they follow, newest first.',
  meta: { requirement: 'spec §1 feed' },
  context: ({ input: { viewerId, hasSocket }, spawn, self }) => ({
    posts: [],
    cursor: null,
    failure: null,
    actions: childOf(self, spawn('actions', { id: 'actions', input: { viewerId, place: 'feed' } })),
    newPosts: childOf(
      self,
      spawn('newPosts', { id: 'newPosts', input: { beginsAway: hasSocket === false } }),
    ),
  }),
  initial: 'loading',
  on: {
    'post.published': { actions: { type: 'notifyNew', params: eventOf } },
    'connection.caughtUp': { actions: { type: 'notifyNew', params: eventOf } },
    'connection.lost': { actions: { type: 'notifyNew', params: eventOf } },
    'like.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'purchase.settled': { actions: { type: 'notifyActions', params: eventOf } },
    'post.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'child.emitted': [
      { guard: { type: 'isWish', params: eventOf }, target: '.refreshing' },
      { actions: { type: 'forward', params: eventOf } },
    ],
  },
  states: {
    loading: {
      ...first.loading,
      invoke: {
        ...first.loading.invoke,
        onDone: { target: 'sorting', actions: read },
        onError: [
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'confined' },
          first.loading.invoke.onError,
        ],
      },
    },
    ...pages,
    refreshing: {
      ...refreshing,
      description: 'The feed is read from its start again; what is read stays meanwhile.',
      entry: 'clearFailure',
      invoke: {
        ...refreshing.invoke,
        onDone: { target: 'sorting', actions: read },
        onError: [
          whenSignedOut('unrefreshed'),
          {
            target: 'unrefreshed',
            actions: [{ type: 'storeFailure', params: failureOf }, 'notifyUnread'],
          },
        ],
      },
    },
    unrefreshed: {
      description: 'The newest posts did not come; what is read stays, and a row offers to retry.',
      on: {
        'list.retry': { target: 'refreshing' },
        'connection.restored': { target: 'refreshing' },
      },
    },
    empty: {
      description: 'Nobody is followed yet, or nobody has posted; the first step is offered.',
      tags: ['bare', 'quiet'],
      on: {
        'relation.changed': { guard: { type: 'isFollow', params: eventOf }, target: 'promising' },
      },
    },
    promising: {
      description: 'Somebody was followed since: their posts are one press away.',
      meta: { requirement: 'issue 37 first hour' },
      tags: ['bare', 'quiet'],
      on: { 'feed.refresh': { target: 'loading' } },
    },
    confined: {
      description: 'The feed waits until the member has confirmed their e-mail.',
      meta: { requirement: 'spec §6 unverified' },
      tags: 'bare',
      on: { 'list.retry': { target: 'loading' } },
    },
    failed: first.failed,
  },
});
