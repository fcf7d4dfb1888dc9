import { eventOf } from '../lib/params.ts';
import { firstPageStates } from '../parts/paged-list.ts';
import { myPostsSetup } from './my-posts.setup.ts';
import { list, listed, other } from './my-posts.states.ts';
import type { MyPostsEvent } from './my-posts.types.ts';
import { publishedBy } from './post-requests.ts';

type Answered = Extract<MyPostsEvent, { type: 'dialog.answered' }>;
type Said = Extract<MyPostsEvent, { type: 'child.emitted' }>;

const first = firstPageStates(list, 'listed');
const asked = ({ event }: { event: Answered }) => ({
  kind: 'publish' as const,
  postId: publishedBy(event.id),
});
const dropPart = { type: 'dropPart', params: eventOf<Said> } as const;

/** One's own posts: published, scheduled and drafts, each a tab, with what can be done in a row. */
export const myPostsMachine = myPostsSetup.createMachine({
  id: 'myPosts',
  description: 'An author looks through their own posts, and acts on single ones.',
  meta: { requirement: 'spec §2 profile; peers §2.5; contract §8.2 posts' },
  context: ({ input }) => ({
    ...input,
    filter: 'all',
    search: '',
    posts: [],
    cursor: null,
    counts: null,
    deleted: [],
    titled: null,
    parts: [],
    failure: null,
  }),
  initial: 'loading',
  on: {
    'location.changed': other,
    'filter.choose': {
      guard: { type: 'isOtherKind', params: eventOf },
      target: '.loading',
      actions: [{ type: 'storeFilter', params: eventOf }, 'dropPosts'],
    },
    'search.change': { target: '.typing', actions: { type: 'storeSearch', params: eventOf } },
    'filters.clear': { target: '.loading', actions: ['clearFilters', 'dropPosts'] },
    'post.act': [
      {
        guard: { type: 'canPublish', params: eventOf },
        actions: { type: 'requestPublishing', params: eventOf },
      },
      {
        guard: { type: 'canAct', params: eventOf },
        actions: { type: 'startAction', params: eventOf },
      },
    ],
    'dialog.answered': {
      guard: { type: 'isPublishing', params: eventOf },
      actions: { type: 'startAction', params: asked },
    },
    'title.edit': {
      guard: { type: 'canTitle', params: eventOf },
      actions: { type: 'startTitle', params: eventOf },
    },
    'edit.open': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'openEditor', params: eventOf },
    },
    'delete.ask': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'requestDeletion', params: eventOf },
    },
    'post.changed': { target: '.loading' },
    'child.emitted': [
      {
        guard: { type: 'isCopy', params: eventOf },
        actions: [dropPart, { type: 'openCopy', params: eventOf }],
      },
      {
        guard: { type: 'isAct', params: eventOf },
        actions: [
          { type: 'moveActed', params: eventOf },
          dropPart,
          { type: 'announceAct', params: eventOf },
          { type: 'announceChange', params: eventOf },
        ],
      },
      {
        guard: { type: 'isTitle', params: eventOf },
        actions: [
          { type: 'storeTitle', params: eventOf },
          dropPart,
          { type: 'announceChange', params: eventOf },
        ],
      },
      {
        guard: { type: 'isStale', params: eventOf },
        target: '.loading',
        actions: dropPart,
      },
      { actions: dropPart },
    ],
  },
  states: {
    loading: first.loading,
    typing: {
      description: 'Words are being typed; the list stays until they rest.',
      after: { debounce: { target: 'loading', actions: 'dropPosts' } },
    },
    listed,
    failed: first.failed,
  },
});
