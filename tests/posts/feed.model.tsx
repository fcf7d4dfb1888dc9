import { setup } from 'xstate';
import { feedMachine } from '#machines/posts/feed.machine.ts';
import { FeedView } from '#src/views/posts/feed.view.tsx';
import { noActions, noneNew } from '#stories/posts/post-actions.fixtures.ts';
import { openPost, paidPost } from '#stories/posts/posts.fixtures.ts';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const failures = [
  { kind: 'offline' },
  { kind: 'unauthenticated' },
  { kind: 'forbidden', code: null, message: 'Your email address is not verified.' },
];

export default defineModel({
  machine: feedMachine,
  View: FeedView,
  input: { viewerId: 3 },
  children: {
    actions: setup({}).createMachine({ id: 'still', context: noActions }),
    newPosts: setup({}).createMachine({ id: 'still', context: noneNew }),
  },
  cases: {
    events: {
      'post.published': [{ postId: 40, authorId: 2 }],
      'relation.changed': [
        { change: changeOf(ada.id, answerOf('followed', { isFollower: true })) },
        { change: changeOf(ada.id, answerOf('subscriptions', { isSubscriber: true })) },
        { change: { userId: ada.id, relationship: { banType: 'mute' }, listed: null } },
        { change: { userId: ada.id, relationship: null, listed: null } },
      ],
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'like.changed': [{ postId: openPost.id, isLiked: true, likesCount: 5 }],
      'purchase.settled': [
        { transaction: paid, payee: ada, subject: { kind: 'post' as const, id: openPost.id } },
      ],
      'child.emitted': [
        { emitted: { type: 'hide.ended', postId: 11 } },
        { emitted: { type: 'posts.wanted' } },
      ],
    },
    outcomes: {
      loadFeed: {
        done: [
          { posts: [], nextCursor: null },
          { posts: [openPost], nextCursor: null },
          { posts: [openPost, paidPost], nextCursor: 'older' },
        ],
        error: failures,
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'connection.lost': byChart,
    'relation.changed': byChart,
    'post.published': byChart,
    'post.changed': byChart,
    'like.changed': byChart,
    'purchase.settled': byChart,
    'child.emitted': byChart,
    'list.retry': (person) => person.press('Try again'),
    'feed.refresh': (person) => person.press(t('posts.feed.show')),
    'end.approach': byPage,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.seesNot('nothing is drawn of it'),
    refreshing: (person, { context }) =>
      context.posts.length > 0
        ? person.seesRole('article', 'Post by Ada Quill')
        : person.seesRole('status'),
    unrefreshed: (person) => person.seesRole('alert'),
    resting: (person) => person.seesRole('article', 'Post by Ada Quill'),
    loadingMore: (person) => person.seesRole('article', 'Post by Ada Quill'),
    interrupted: (person) => person.sees(t('posts.feed.interrupted')),
    exhausted: (person) => person.sees(t('posts.feed.end')),
    empty: async (person) => {
      await person.sees('Your feed is quiet');
      await person.seesRole('link', 'Explore');
      await person.seesNoRole('button', t('posts.feed.show'));
    },
    promising: (person) => person.seesEnabled('button', t('posts.feed.show')),
    confined: async (person) => {
      await person.sees(t('posts.feed.confinedTitle'));
      await person.seesRole('link', t('posts.feed.confirm'));
    },
    failed: (person) => person.seesRole('alert'),
  },
});
