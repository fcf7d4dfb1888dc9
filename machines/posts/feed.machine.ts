import { assign, emit, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import { pageOf, whenUnread, withPage } from '../lib/paged-list.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import { lazyPort } from '../lib/port.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadFeed } from './feed.ports.ts';
import type * as Types from './feed.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { newPostsMachine } from './new-posts.machine.ts';
import type { PostPublished } from './new-posts.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';

type FeedPage = Types.FeedPage;
type ForActions = LikeChanged | PurchaseSettled | PostChanged;
type Said = { emitted: Types.FeedEmitted };

const read = [
  { type: 'replacePosts', params: pageOf },
  { type: 'notifyRead', params: pageOf },
] as const;

/** The member's feed: newest first, older pages as the reader comes near the end. */
export const feedMachine = setup({
  types: {
    context: {} as Types.FeedContext,
    input: {} as Types.FeedInput,
    events: {} as Types.FeedEvent,
    emitted: {} as Types.FeedEmitted,
    children: {} as { loadFeed: 'loadFeed'; actions: 'actions'; newPosts: 'newPosts' },
  },
  actors: {
    loadFeed,
    actions: lazyPort<typeof postActionsMachine>('actions'),
    newPosts: lazyPort<typeof newPostsMachine>('newPosts'),
  },
  guards: {
    isEmpty: ({ context }) => context.posts.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    isWish: (_, { emitted }: Said) => emitted.type === 'posts.wanted',
    isUnconfirmed: (_, params: { failure: Failure }) => params.failure.kind === 'forbidden',
    isSessionOver: (_, params: { failure: Failure }) => params.failure.kind === 'unauthenticated',
  },
  actions: {
    listenToParts: ({ context: { actions, newPosts }, self }) => {
      forwardEmits(actions, self);
      forwardEmits(newPosts, self);
    },
    notifyNew: sendTo(
      'newPosts',
      (_, event: PostPublished | { type: 'connection.lived' }) => event,
    ),
    notifyRead: sendTo('newPosts', (_, { page }: { page: FeedPage }) => ({
      type: 'feed.read' as const,
      page,
    })),
    notifyUnread: sendTo('newPosts', { type: 'feed.unread' }),
    notifyActions: sendTo('actions', (_, event: ForActions) => event),
    forward: emit((_, { emitted }: Said) => emitted),
    replacePosts: assign((_, params: { page: FeedPage }) => ({
      posts: params.page.posts,
      cursor: params.page.nextCursor,
    })),
    appendPosts: assign(({ context }, params: { page: FeedPage }) => ({
      posts: withPage(context.posts, params.page.posts),
      cursor: params.page.nextCursor,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'feed',
  description: 'A member reads posts of the people they follow, newest first.',
  meta: { requirement: 'spec §1 feed' },
  context: ({ input: { viewerId }, spawn }) => ({
    posts: [],
    cursor: null,
    failure: null,
    actions: spawn('actions', { id: 'actions', input: { viewerId, place: 'feed' } }),
    newPosts: spawn('newPosts', { id: 'newPosts' }),
  }),
  initial: 'loading',
  entry: 'listenToParts',
  on: {
    'post.published': { actions: { type: 'notifyNew', params: eventOf } },
    'connection.lived': { actions: { type: 'notifyNew', params: eventOf } },
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
      description: 'The newest page is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFeed',
        src: 'loadFeed',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: read },
        onError: [
          whenSessionOver('failed'),
          {
            guard: { type: 'isUnconfirmed', params: failureOf },
            target: 'confined',
          },
          whenUnread('failed'),
        ],
      },
    },
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Posts are shown and older ones exist.',
      on: {
        'end.approach': { target: 'loadingMore' },
        'feed.refresh': { target: 'refreshing' },
      },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFeed',
        src: 'loadFeed',
        input: ({ context }) => ({ cursor: context.cursor }),
        onDone: { target: 'sorting', actions: { type: 'appendPosts', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    interrupted: {
      description: 'The next page did not come; what is read stays and a row offers to try again.',
      on: {
        'feed.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    exhausted: {
      description: 'Every post is shown; the end says so.',
      on: { 'feed.refresh': { target: 'refreshing' } },
    },
    refreshing: {
      description: 'The feed is read from its start again; what is read stays meanwhile.',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFeed',
        src: 'loadFeed',
        input: { cursor: null },
        onDone: { target: 'sorting', actions: read },
        onError: [
          whenSessionOver('unrefreshed'),
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
        'feed.retry': { target: 'refreshing' },
        'connection.restored': { target: 'refreshing' },
      },
    },
    empty: {
      description: 'Nobody is followed yet, or nobody has posted; the first step is offered.',
      on: { 'feed.refresh': { target: 'loading' } },
    },
    confined: {
      description: 'The feed waits until the member has confirmed their e-mail.',
      meta: { requirement: 'spec §6 unverified' },
      on: { 'feed.retry': { target: 'loading' } },
    },
    failed: {
      description: 'The feed could not be read at all.',
      on: { 'feed.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
