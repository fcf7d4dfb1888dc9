import { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import { ReferralStatisticsView } from '#src/views/insight/referral-statistics.view.tsx';
import { earner, gone, noSummary, summary } from '#stories/insight/invited.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: referralStatisticsMachine,
  View: ReferralStatisticsView,
  cases: {
    outcomes: {
      loadInvited: {
        done: [
          { people: [], nextCursor: null, summary: noSummary },
          { people: [earner], nextCursor: null, summary },
          { people: [earner, gone], nextCursor: 'earlier', summary },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'end.approach': world,
    'statistics.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('B. L.'),
    resting: (person) => person.sees('Deleted account'),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: async (person) => {
      await person.sees('Clicks');
      await person.sees('That is everybody who came by your links.');
    },
    empty: (person) => person.sees('Nobody came by a link yet'),
    interrupted: (person) => person.sees('The next people did not come.'),
    failed: (person) => person.seesRole('alert'),
  },
});
