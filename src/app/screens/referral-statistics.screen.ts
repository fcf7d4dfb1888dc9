import { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import { referralStatisticsAdapter } from '#src/actors/insight/referral-statistics.adapter.ts';
import { ReferralStatisticsView } from '#src/views/insight/referral-statistics.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/referrals/statistics`: who came by one's links, and what one earned by them. */
export default defineScreen({
  machine: referralStatisticsMachine,
  View: ReferralStatisticsView,
  title: 'insight.referralStatistics.title',
  keeps: true,
  provide: ({ http }) => referralStatisticsAdapter(http),
});
