import { homeMachine } from '#machines/app/home.machine.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { setup } from 'xstate';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: homeMachine,
  View: HomeView,
  input: { viewerId: 3 },
  children: {
    suggestions: setup({}).createMachine({
      id: 'still',
      context: { people: [] },
    }),
  },
  cases: {
    events: {
      'relation.changed': [{ change: changeOf(21, answerOf('followed')) }],
      'post.published': [{ postId: 11, authorId: 2 }],
      'post.changed': [{ postId: 11, change: 'deleted' }],
      'like.changed': [{ postId: 11, isLiked: true, likesCount: 5 }],
      'purchase.settled': [
        { transaction: paid, payee: ada, subject: { kind: 'post' as const, id: 11 } },
      ],
      'child.emitted': [{ emitted: { type: 'hide.ended', postId: 11 } }],
    },
  },
  gestures: {
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'connection.lost': byChart,
    'post.published': byChart,
    'post.changed': byChart,
    'like.changed': byChart,
    'purchase.settled': byChart,
    'child.emitted': byChart,
    'relation.changed': byChart,
  },
  sightings: { reading: (person) => person.seesRole('heading', 'Home') },
});
