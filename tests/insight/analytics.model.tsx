import { setup } from 'xstate';
import { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import { AnalyticsView } from '#src/views/insight/analytics.view.tsx';
import {
  bestPosts,
  firstReport,
  month,
  noReport,
  reportOf,
} from '#stories/insight/analytics.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const still = setup({}).createMachine({
  id: 'still',
  context: { range: '28', sort: 'net', posts: bestPosts },
});

export default defineModel({
  machine: analyticsMachine,
  View: AnalyticsView,
  inputs: [{ filters: month }],
  children: { bestPosts: still },
  cases: {
    events: {
      'location.changed': [
        { location: { query: {} } },
        { location: { query: { range: '7' } } },
        { location: { query: { show: 'followers' } } },
      ],
      'filters.change': [
        { filters: { range: '7' } },
        { filters: { figure: 'followers' } },
        { filters: { figure: 'net' } },
      ],
    },
    outcomes: {
      loadReport: {
        done: [reportOf(28), noReport, firstReport],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'location.changed': byChart,
    'filters.change': async (person, { filters }) => {
      if (filters.range) await person.press('7 days');
      if (filters.figure) await person.check(filters.figure === 'net' ? /Earned/ : /New followers/);
    },
    'analytics.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'connection.caughtUp': byChart,
    'payment.updated': byChart,
  },
  outOfReach: (snapshot, event) => {
    if (event.type !== 'filters.change') return null;
    if (!snapshot.can(event)) return 'It is chosen already.';
    if (snapshot.context.report?.hasAny === false) return 'There is nothing to look through.';
    const hasTiles = snapshot.context.report !== null && !snapshot.matches({ shown: 'empty' });
    return event.filters.figure && !hasTiles ? 'There are no figures to choose.' : null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    'shown.current': (person) => person.sees(t('insight.analytics.byKind')),
    'shown.empty': async (person, { context: { report } }) => {
      const isNew = report?.hasAny === false;
      await person.sees(t(`insight.analytics.${isNew ? 'none' : 'nothing'}`));
      await (isNew ? person.seesNot('7 days') : person.sees('7 days'));
    },
    'shown.refreshing': (person) => person.seesRole('heading', 'Analytics'),
    'shown.stale': (person) => person.sees(pattern('insight.analytics.stale')),
    failed: (person) => person.sees(t('insight.analytics.failed')),
  },
});
