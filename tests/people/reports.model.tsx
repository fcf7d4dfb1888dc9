import { reportsMachine } from '#machines/people/reports.machine.ts';
import { ReportsView } from '#src/views/people/reports.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { received, reports } from '#stories/people/reports.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: reportsMachine,
  View: ReportsView,
  cases: {
    outcomes: {
      loadReports: {
        done: [
          { entries: [], cursor: null },
          { entries: [received], cursor: null },
          { entries: reports, cursor: 'older' },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'end.approach': byPage,
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('R-42'),
    resting: (person) => person.sees(t('people.reports.statuses.inReview')),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: async (person) => {
      await person.sees('R-42');
      await person.sees('These are all your reports.');
    },
    empty: (person) => person.sees(t('people.reports.emptyTitle')),
    interrupted: (person) => person.sees(t('people.reports.interrupted')),
    unavailable: (person) => person.sees('This site keeps no list of reports.'),
    failed: (person) => person.seesRole('alert'),
  },
});
