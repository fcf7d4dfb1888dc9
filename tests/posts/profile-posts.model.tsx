import { setup } from 'xstate';
import { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import { ProfilePostsView } from '#src/views/posts/profile-posts.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { noActions } from '#stories/posts/post-actions.fixtures.ts';
import { gridPost, openPost, paidPost } from '#stories/posts/posts.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }];
const names = {
  all: t('posts.profilePosts.filters.all'),
  media: 'With media',
  paid: 'Paid',
} as const;
const unlocked = { ...paidPost, isLocked: false, isPurchased: true, media: openPost.media };

export default defineModel({
  machine: profilePostsMachine,
  View: ProfilePostsView,
  input: { username: 'ada', viewerId: 3 },
  children: {
    actions: setup({}).createMachine({ id: 'still', context: noActions }),
  },
  cases: {
    events: {
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'like.changed': [{ postId: openPost.id, isLiked: true, likesCount: 5 }],
      'child.emitted': [{ emitted: { type: 'hide.ended', postId: 11 } }],
      'filter.choose': [{ filter: 'all' }, { filter: 'paid' }],
      'unlock.ask': [{ postId: paidPost.id }, { postId: openPost.id }],
      'purchase.settled': [
        { transaction: paid, payee: ada, subject: { kind: 'post', id: paidPost.id } },
        { transaction: paid, payee: ada, subject: { kind: 'post', id: 999 } },
        { transaction: paid, payee: ada, subject: { kind: 'message', id: paidPost.id } },
      ],
    },
    outcomes: {
      loadPosts: {
        done: [
          { posts: [], nextCursor: null },
          { posts: [paidPost], nextCursor: null },
          // Long enough that the end is not in sight.
          { posts: [paidPost, openPost, gridPost, { ...openPost, id: 16 }], nextCursor: 'older' },
        ],
        error: failures,
      },
      loadPost: { done: [unlocked], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'post.changed': byChart,
    'like.changed': byChart,
    'child.emitted': byChart,
    'filter.choose': (person, { filter }) => person.press(names[filter]),
    'unlock.ask': (person) => person.press('Unlock for $12.00'),
    'list.retry': (person) => person.press('Try again'),
    'end.approach': byPage,
    'posts.stale': byChart,
    'purchase.settled': byChart,
  },
  outOfReach: (_, event) =>
    event.type === 'unlock.ask' && event.postId !== paidPost.id ? 'there is no such button' : null,
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.seesRole('button', t('posts.profilePosts.filters.all')),
    resting: (person) => person.seesRole('article', 'Post by Ada Quill'),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: (person) => person.sees(t('posts.profilePosts.end')),
    empty: (person) => person.sees(/^(No posts yet|No matching posts)$/),
    refreshing: (person) => person.seesRole('button', t('posts.profilePosts.filters.all')),
    rereading: (person) => person.seesRole('article', 'Post by Ada Quill'),
    interrupted: (person) => person.sees(t('posts.exploreSearch.interrupted')),
    hidden: (person) => person.sees('There are no posts to see here.'),
    failed: (person) => person.seesRole('alert'),
  },
});
