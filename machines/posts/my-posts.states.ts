import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import type { PostChanged } from './my-post.types.ts';
import { statusOf } from './my-posts-list.ts';
import { myPostsSetup } from './my-posts.setup.ts';
import type { MyPostsContext, MyPostsEvent } from './my-posts.types.ts';

type Moved = Extract<MyPostsEvent, { type: 'location.changed' }>;

const shown = ({ event }: { event: Moved }) => ({ status: statusOf(event.location.query) });
const from =
  (cursor: (context: MyPostsContext) => string | null) =>
  ({ context }: { context: MyPostsContext }) => ({
    status: context.status,
    filter: context.filter,
    search: context.search,
    cursor: cursor(context),
  });
/** What the first page is asked with. */
export const start = from(() => null);
const next = from((context) => context.cursor);
/** Another tab was opened. */
export const other = {
  guard: { type: 'isOther', params: shown },
  target: '#myPosts.loading',
  actions: [{ type: 'storeStatus', params: shown }, 'dropPosts'],
} as const;
const changed = [
  {
    guard: { type: 'isDeletion', params: eventOf<PostChanged> },
    actions: { type: 'hideDeleted', params: eventOf<PostChanged> },
  },
  {
    guard: { type: 'isReturn', params: eventOf<PostChanged> },
    actions: { type: 'showRestored', params: eventOf<PostChanged> },
  },
] as const;
/** The list, as far as it was read. */
export const listed = myPostsSetup.createStateConfig({
  description: 'Posts are shown, or that there are none.',
  initial: 'sorting',
  on: {
    'location.changed': [other, { target: '.refreshing' }],
    'post.changed': [...changed, { target: '.refreshing' }],
  },
  states: {
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'isBare', target: 'loadingMore' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Posts are shown and there are more.',
      on: { 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadMore',
        src: 'loadMyPosts',
        input: next,
        onDone: {
          target: '#myPosts.listed',
          actions: { type: 'appendPosts', params: pageOf },
        },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    exhausted: {
      description: 'Every post of this kind is shown.',
      always: { guard: 'isEmpty', target: '#myPosts.listed' },
    },
    empty: {
      description: 'There is no such post; it says what would be here.',
      always: { guard: 'hasSome', target: '#myPosts.listed' },
    },
    interrupted: {
      description: 'The next page did not come; a row offers to try again.',
      on: {
        'posts.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    refreshing: {
      description: 'Something may be another way by now: the first page is read behind the list.',
      invoke: {
        id: 'refreshPosts',
        src: 'loadMyPosts',
        input: start,
        onDone: {
          target: '#myPosts.listed',
          actions: { type: 'refreshPosts', params: pageOf },
        },
        onError: [whenSessionOver('#myPosts.listed'), { target: '#myPosts.listed' }],
      },
    },
  },
});
