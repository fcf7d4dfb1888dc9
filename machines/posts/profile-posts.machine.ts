import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import type { ProfilePostsContext } from './profile-posts.types.ts';
import { profilePostsSetup } from './profile-posts.setup.ts';

const named = ({ event }: { event: { postId: number } }) => ({ postId: event.postId });
const from =
  (cursor: (context: ProfilePostsContext) => string | null) =>
  ({ context }: { context: ProfilePostsContext }) => ({
    username: context.username,
    filter: context.filter,
    cursor: cursor(context),
  });
const start = from(() => null);
const next = from((context) => context.cursor);

/** Somebody's posts: latest first, of one kind or all, with what opens the locked ones. */
export const profilePostsMachine = profilePostsSetup.createMachine({
  id: 'profilePosts',
  description: 'Somebody looks at the posts of one person.',
  meta: { requirement: 'spec §2 other profile' },
  context: ({ input, spawn }) => ({
    ...input,
    actions: spawn('actions', {
      id: 'actions',
      input: { viewerId: input.viewerId, place: 'profile' },
    }),
    filter: 'all',
    posts: [],
    cursor: null,
    opened: [],
    failure: null,
  }),
  initial: 'loading',
  entry: 'listenToActions',
  on: {
    // What was read stays until it is read again; where nothing was read, loading starts over.
    'posts.stale': { target: '.refreshing' },
    'filter.choose': {
      guard: { type: 'isOther', params: eventOf },
      target: '.loading',
      actions: { type: 'storeFilter', params: eventOf },
    },
    'unlock.ask': {
      guard: { type: 'isForSale', params: named },
      actions: { type: 'requestUnlock', params: named },
    },
    'like.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'post.changed': { actions: { type: 'notifyActions', params: eventOf } },
    'child.emitted': { actions: { type: 'forward', params: eventOf } },
    'purchase.settled': {
      guard: { type: 'isUnlocked', params: eventOf },
      actions: { type: 'storeOpened', params: eventOf },
    },
  },
  states: {
    loading: {
      description: 'The latest posts are on their way; skeletons stand in their place.',
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'posts.stale': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadPosts',
        src: 'loadPosts',
        input: start,
        onDone: { target: 'sorting', actions: { type: 'replacePosts', params: pageOf } },
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'hidden' },
          whenSessionOver('failed'),
          whenUnread('failed'),
        ],
      },
    },
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'hasOpened', target: 'rereading' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Posts are shown and older ones exist.',
      always: { guard: 'hasOpened', target: 'rereading' },
      on: { 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadMore',
        src: 'loadPosts',
        input: next,
        onDone: { target: 'sorting', actions: { type: 'appendPosts', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    exhausted: {
      description: 'Every post is shown; the end says so.',
      always: { guard: 'hasOpened', target: 'rereading' },
    },
    empty: {
      description: 'There is no post of this kind.',
    },
    refreshing: {
      description: 'The viewer may see other things than before: the posts are read once more.',
      invoke: {
        id: 'refreshPosts',
        src: 'loadPosts',
        input: start,
        onDone: { target: 'sorting', actions: { type: 'replacePosts', params: pageOf } },
        onError: { target: 'sorting' },
      },
    },
    rereading: {
      description: 'A post was bought: it alone is read again, and stands open where it stood.',
      invoke: {
        id: 'loadPost',
        src: 'loadPost',
        input: ({ context }) => ({ username: context.username, postId: context.opened[0] ?? 0 }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'replacePost', params: ({ event }) => ({ post: event.output }) },
            'dropOpened',
          ],
        },
        onError: { target: 'sorting', actions: 'dropOpened' },
      },
    },
    interrupted: {
      description: 'The next page did not come; what is read stays and a row offers to try again.',
      on: {
        'posts.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    hidden: {
      description: 'The person is not there for this viewer; the profile says so.',
      on: { 'posts.stale': { target: 'loading' } },
    },
    failed: {
      description: 'The posts could not be read at all.',
      on: {
        'posts.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
        'posts.stale': { target: 'loading' },
      },
    },
  },
});
