import { setup } from 'xstate';
import { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import type { MyPostsPage } from '#machines/posts/my-posts.types.ts';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import { MyPostsView } from '#src/views/posts/my-posts.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { draftPost, editDraft, outPost, soldPost } from '#stories/posts/my-posts.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const counts = { published: 24, scheduled: 2, draft: 3 };
const pageOf = (posts: readonly MyPost[], nextCursor: string | null): MyPostsPage => ({
  posts,
  nextCursor,
  counts,
});
/** Long enough that the end is not in sight. */
const many = Array.from({ length: 24 }, (_, index): MyPost => ({ ...outPost, id: 100 + index }));
const acts = [
  { postId: draftPost.id, kind: 'publish' },
  { postId: editDraft.id, kind: 'publish' },
  { postId: editDraft.id, kind: 'apply' },
  { postId: soldPost.id, kind: 'apply' },
  { postId: soldPost.id, kind: 'duplicate' },
] as const;
const question = { id: `publish-post-${draftPost.id}`, dialog: 'confirm' };
const answers = [
  { ...question, answer: { kind: 'confirmed', value: null } },
  { ...question, answer: { kind: 'cancelled' } },
] as const;
const names = {
  all: t('posts.myPosts.filters.all'),
  images: 'Pictures',
  videos: 'Videos',
  paid: 'Paid',
} as const;
const more = (post: MyPost) => t('posts.myPosts.more', { post: post.title ?? post.text ?? '' });
const still = setup({}).createMachine({
  id: 'still',
  context: { post: soldPost, title: '', failure: null },
});

export default defineModel({
  machine: myPostsMachine,
  View: MyPostsView,
  input: { status: 'published' },
  children: { command: still, title: still },
  cases: {
    events: {
      'location.changed': [
        { location: { query: {} } },
        { location: { query: { show: 'drafts' } } },
      ],
      'filter.choose': [{ filter: 'all' }, { filter: 'paid' }],
      'search.change': [{ text: 'studio' }],
      // One row at a time: what stands in two rows at once is no other thing.
      'post.act': ({ parts, posts }) =>
        parts.length > 0 ? [] : acts.filter(({ postId }) => posts.some(({ id }) => id === postId)),
      'dialog.answered': ({ parts }) => (parts.length > 0 ? [] : answers),
      'title.edit': ({ parts }) =>
        parts.length > 0 ? [] : [{ postId: soldPost.id }, { postId: 999 }],
      'edit.open': [{ postId: soldPost.id }, { postId: 999 }],
      'delete.ask': [{ postId: soldPost.id }, { postId: draftPost.id }, { postId: 999 }],
      'post.changed': [
        { postId: soldPost.id, change: 'deleted' },
        { postId: soldPost.id, change: 'restored' },
        { postId: outPost.id, change: 'changed', username: 'ada' },
      ],
      'child.emitted': [
        { emitted: { type: 'post.acted', kind: 'publish', from: draftPost, post: outPost } },
        { emitted: { type: 'post.acted', kind: 'apply', from: editDraft, post: outPost } },
        { emitted: { type: 'post.acted', kind: 'duplicate', from: soldPost, post: draftPost } },
        { emitted: { type: 'post.titled', post: { ...soldPost, title: 'New' } } },
        { emitted: { type: 'title.left', postId: soldPost.id, isStale: false } },
        { emitted: { type: 'command.left', postId: draftPost.id, isStale: true } },
      ],
    },
    outcomes: {
      loadMyPosts: {
        done: [
          pageOf([soldPost], null),
          pageOf([draftPost, editDraft], null),
          pageOf([soldPost, ...many], 'older'),
          pageOf([], null),
          pageOf([], 'older'),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'location.changed': byChart,
    'filter.choose': (person, { filter }) => person.press(names[filter]),
    'search.change': (person, { text }) => person.fill('Search your posts', text),
    'filters.clear': (person) => person.press('Show all'),
    'end.approach': byPage,
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'post.act': async (person, { kind }) => {
      if (kind !== 'duplicate') return person.press(kind === 'publish' ? 'Publish now' : 'Apply');
      await person.press(more(soldPost));
      await person.press('Duplicate', 'menuitem');
    },
    'title.edit': (person) => person.press(`Edit the title of ${soldPost.title ?? ''}`),
    'edit.open': async (person) => {
      await person.press(more(soldPost));
      await person.press('Edit', 'menuitem');
    },
    'delete.ask': async (person, { postId }) => {
      await person.press(more(postId === soldPost.id ? soldPost : draftPost));
      await person.press(postId === soldPost.id ? 'Delete' : 'Discard', 'menuitem');
    },
    'post.changed': byChart,
    'dialog.answered': byChart,
    'child.emitted': byChart,
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'filters.clear') return 'the button stands where nothing is found';
    if (event.type === 'search.change')
      return snapshot.context.search === event.text ? 'typing the same is no event' : null;
    if (!('postId' in event)) return null;
    if (event.postId === 999 || !snapshot.can(event)) return 'there is no such button';
    return snapshot.context.posts.some(({ id }) => id === event.postId)
      ? null
      : 'it is not in the list';
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    typing: (person) => person.seesRole('heading', 'My posts'),
    'listed.sorting': (person) => person.seesRole('heading', 'My posts'),
    'listed.resting': (person) => person.seesRole('list'),
    'listed.loadingMore': (person) => person.sees('Loading your posts'),
    'listed.exhausted': (person) => person.seesRole('list'),
    'listed.empty': (person) => person.sees(/^(Noth|No dra)/),
    'listed.interrupted': (person) => person.sees(t('posts.exploreSearch.interrupted')),
    'listed.refreshing': (person) => person.seesRole('heading', 'My posts'),
    failed: (person) => person.seesRole('alert'),
  },
});
