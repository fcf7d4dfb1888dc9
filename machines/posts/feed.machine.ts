import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { pageOf, whenUnread, withPage } from '../lib/paged-list.ts';
import { failureOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { loadFeed } from './feed.ports.ts';
import type { FeedContext, FeedEmitted, FeedEvent, FeedPage } from './feed.types.ts';

/** The member's feed: newest first, older pages as the reader comes near the end. */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    emitted: {} as FeedEmitted,
    children: {} as { loadFeed: 'loadFeed' },
  },
  actors: { loadFeed },
  guards: {
    isEmpty: (_, params: { page: FeedPage }) => params.page.posts.length === 0,
    isLast: (_, params: { page: FeedPage }) => params.page.nextCursor === null,
    isUnconfirmed: (_, params: { failure: Failure }) => params.failure.kind === 'forbidden',
    isSessionOver: (_, params: { failure: Failure }) => params.failure.kind === 'unauthenticated',
  },
  actions: {
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
  context: { posts: [], cursor: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The newest page is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFeed',
        src: 'loadFeed',
        input: { cursor: null },
        onDone: [
          {
            guard: { type: 'isEmpty', params: pageOf },
            target: 'empty',
          },
          {
            guard: { type: 'isLast', params: pageOf },
            target: 'exhausted',
            actions: { type: 'replacePosts', params: pageOf },
          },
          {
            target: 'resting',
            actions: { type: 'replacePosts', params: pageOf },
          },
        ],
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
    resting: {
      description: 'Posts are shown and older ones exist.',
      on: {
        'end.approach': { target: 'loadingMore' },
        'feed.refresh': { target: 'loading' },
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
        onDone: [
          {
            guard: { type: 'isLast', params: pageOf },
            target: 'exhausted',
            actions: { type: 'appendPosts', params: pageOf },
          },
          {
            target: 'resting',
            actions: { type: 'appendPosts', params: pageOf },
          },
        ],
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
      on: { 'feed.refresh': { target: 'loading' } },
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
