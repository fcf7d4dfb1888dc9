import { eventOf, failureOf } from '../lib/params.ts';
import { childOf, forwarding } from '../parts/children.ts';
import { firstPageStates, pageStates, refreshStates } from '../parts/paged-list.ts';
import type { ProfilePostsContext } from './profile-posts.types.ts';
import { profilePostsSetup } from './profile-posts.setup.ts';

const named = ({ event }: { event: { postId: number } }) => ({ postId: event.postId });
const list = {
  load: 'loadPosts',
  what: 'posts',
  input: ({ username, filter }: ProfilePostsContext, cursor: string | null) => ({
    username,
    filter,
    cursor,
  }),
} as const;
const first = firstPageStates(list, 'sorting');
const pages = pageStates(list);
const { refreshing } = refreshStates(list);
/** A post was bought meanwhile. */
const bought = { guard: 'hasOpened', target: 'rereading' } as const;

/** Posts of a person: latest first, of one kind or all, with the purchase of locked ones. */
export const profilePostsMachine = profilePostsSetup.createMachine({
  id: 'profilePosts',
  description: 'Somebody looks at the posts of one person.',
  meta: { requirement: 'spec §2 other profile' },
  context: ({ input, spawn, self }) => ({
    ...input,
    actions: childOf(
      self,
      spawn('actions', { id: 'actions', input: { viewerId: input.viewerId, place: 'profile' } }),
    ),
    filter: 'all',
    posts: [],
    cursor: null,
    opened: [],
    failure: null,
  }),
  initial: 'loading',
  on: {
    // Posts on the page stay until they are read again; an empty page starts loading over.
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
    ...forwarding,
    'purchase.settled': {
      guard: { type: 'isUnlocked', params: eventOf },
      actions: { type: 'storeOpened', params: eventOf },
    },
  },
  states: {
    loading: {
      ...first.loading,
      on: { 'posts.stale': { target: 'loading', reenter: true } },
      invoke: {
        ...first.loading.invoke,
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'hidden' },
          first.loading.invoke.onError,
        ],
      },
    },
    ...pages,
    sorting: { ...pages.sorting, always: [bought, ...pages.sorting.always] },
    resting: { ...pages.resting, always: bought },
    exhausted: { ...pages.exhausted, always: bought },
    refreshing: {
      ...refreshing,
      description: 'The viewer may see other things than before: the posts are read once more.',
      invoke: { ...refreshing.invoke, onError: { target: 'sorting' } },
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
    hidden: {
      description: 'The person is not there for this viewer; the profile says so.',
      on: { 'posts.stale': { target: 'loading' } },
    },
    failed: {
      ...first.failed,
      on: { ...first.failed.on, 'posts.stale': { target: 'loading' } },
    },
  },
});
