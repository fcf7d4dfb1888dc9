import { reportsMachine } from '#machines/people/reports.machine.ts';
import { ReportsView } from '#src/views/people/reports.view.tsx';
import { received, reports } from '#stories/people/reports.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: reportsMachine,
  View: ReportsView,
  cases: {
    outcomes: {
      loadReports: {
        done: [
          { reports: [], nextCursor: null },
          { reports: [received], nextCursor: null },
          { reports, nextCursor: 'older' },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'end.approach': world,
    'reports.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('R-42'),
    resting: (person) => person.sees('Being looked at'),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: async (person) => {
      await person.sees('R-42');
      await person.sees('These are all your reports.');
    },
    empty: (person) => person.sees('You have reported nothing'),
    interrupted: (person) => person.sees('The next reports did not come.'),
    unavailable: (person) => person.sees('This site keeps no list of reports.'),
    failed: (person) => person.seesRole('alert'),
  },
});
