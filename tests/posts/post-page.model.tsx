import { setup } from 'xstate';
import { postPageMachine } from '#machines/posts/post-page.machine.ts';
import { PostPageView } from '#src/views/posts/post-page.view.tsx';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { noActions } from '#stories/posts/post-actions.fixtures.ts';
import { openPost, paidPost, subscribersPost } from '#stories/posts/posts.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const unlocked = { ...paidPost, isLocked: false, isPurchased: true, media: openPost.media };
const mine = { ...openPost, author: { ...openPost.author, id: 3 } };
const planned = { ...mine, plannedFor: '2026-12-20T17:00:00.000Z' };
const moved = { ...paidPost, author: { ...paidPost.author, username: 'ada-quill' } };
const still = (context: object) => setup({}).createMachine({ id: 'still', context });

export default defineModel({
  machine: postPageMachine,
  View: PostPageView,
  input: { username: 'ada', postId: paidPost.id, viewerId: 3 },
  children: {
    comments: still({ comments: [], arrived: [], count: 0 }),
    more: still({ author: openPost.author, posts: [], failure: null }),
    actions: still({ ...noActions, place: 'page' }),
  },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'hide.ended', postId: 11 } }],
      'post.changed': [
        { postId: paidPost.id, change: 'deleted' },
        { postId: 999, change: 'restored' },
      ],
      'purchase.settled': [
        { transaction: paid, payee: openPost.author, subject: { kind: 'post', id: paidPost.id } },
        { transaction: paid, payee: { id: 99 }, subject: { kind: 'post', id: 999 } },
      ],
    },
    outcomes: {
      loadPost: {
        done: [paidPost, subscribersPost, unlocked, mine, moved, planned],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'post.retry': (person) => person.press('Try again'),
    'unlock.ask': (person) => person.press('Unlock for $12.00'),
    'subscribe.ask': (person) => person.press('Subscribe for $9.99 a month'),
    'post.changed': byChart,
    'child.emitted': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
    'purchase.settled': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    'shown.settled': (person) => person.seesRole('article', 'Post by Ada Quill'),
    'shown.rereading': (person) => person.seesRole('article', 'Post by Ada Quill'),
    moved: (person) => person.seesRole('status'),
    missing: (person) => person.sees('Page Not Found'),
    failed: (person) => person.seesRole('alert'),
  },
});
