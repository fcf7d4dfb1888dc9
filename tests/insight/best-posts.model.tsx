import { bestPostsMachine } from '#machines/insight/best-posts.machine.ts';
import { BestPostsView } from '#src/views/insight/best-posts.view.tsx';
import { bestPosts } from '#stories/insight/analytics.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: bestPostsMachine,
  View: BestPostsView,
  inputs: [{ range: '28' }],
  cases: {
    events: {
      'range.changed': [{ range: '28' }, { range: '7' }],
      'posts.sort': [{ sort: 'net' }, { sort: 'likes' }],
    },
    outcomes: {
      loadBestPosts: {
        done: [bestPosts, []],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'range.changed': byChart,
    'posts.sort': (person, { sort }) => person.press(sort === 'net' ? 'Earned' : 'Likes'),
    'posts.refresh': byChart,
    'posts.retry': (person) => person.press('Try again'),
  },
  outOfReach: (snapshot, event) =>
    event.type === 'posts.sort' &&
    (snapshot.context.posts.length === 0 || snapshot.matches('failed'))
      ? 'There are no heads to press.'
      : null,
  sightings: {
    loading: (person) => person.seesRole('heading', 'Best posts'),
    sorting: (person) => person.seesRole('heading', 'Best posts'),
    listed: (person) => person.sees('Harbour at four'),
    empty: (person) => person.seesNoRole('heading', 'Best posts'),
    failed: (person) => person.sees(t('insight.bestPosts.failed')),
  },
});
