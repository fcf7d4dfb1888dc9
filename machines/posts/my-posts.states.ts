import { eventOf } from '../lib/params.ts';
import { pageStates, refreshStates } from '../parts/paged-list.ts';
import type { PostChanged } from './my-post.types.ts';
import { statusOf } from './my-posts-list.ts';
import { myPostsSetup } from './my-posts.setup.ts';
import type { MyPostsContext, MyPostsEvent } from './my-posts.types.ts';

type Moved = Extract<MyPostsEvent, { type: 'location.changed' }>;

const shown = ({ event }: { event: Moved }) => ({ status: statusOf(event.location.query) });
/** Port and input of the paged list. */
export const list = {
  load: 'loadMyPosts',
  what: 'posts',
  input: ({ status, filter, search }: MyPostsContext, cursor: string | null) => ({
    status,
    filter,
    search,
    cursor,
  }),
} as const;
const pages = pageStates(list);
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
    ...pages,
    ...refreshStates(list),
    sorting: {
      ...pages.sorting,
      always: [{ guard: 'isBare', target: 'loadingMore' }, ...pages.sorting.always],
    },
    exhausted: { ...pages.exhausted, always: { guard: 'isEmpty', target: 'sorting' } },
    empty: { ...pages.empty, always: { guard: 'hasSome', target: 'sorting' } },
  },
});
