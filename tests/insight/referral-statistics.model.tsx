import { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import { ReferralStatisticsView } from '#src/views/insight/referral-statistics.view.tsx';
import { earner, gone, noSummary, summary } from '#stories/insight/invited.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: referralStatisticsMachine,
  View: ReferralStatisticsView,
  cases: {
    outcomes: {
      loadInvited: {
        done: [
          { entries: [], cursor: null, summary: noSummary },
          { entries: [earner], cursor: null, summary },
          { entries: [earner, gone], cursor: 'earlier', summary },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
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
    sorting: (person) => person.sees('B. L.'),
    resting: (person) => person.sees('Deleted account'),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: async (person) => {
      await person.sees('Clicks');
      await person.sees(t('insight.referralStatistics.end'));
    },
    empty: (person) => person.sees(t('insight.referralStatistics.none')),
    interrupted: (person) => person.sees(t('insight.referralStatistics.interrupted')),
    failed: (person) => person.seesRole('alert'),
  },
});
