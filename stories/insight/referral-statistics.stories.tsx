import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { referralStatisticsMachine } from '#machines/insight/referral-statistics.machine.ts';
import { ReferralStatisticsView } from '#src/views/insight/referral-statistics.view.tsx';
import { at } from '#stories/lib/at.ts';
import { earner, gone, noSummary, summary } from './invited.fixtures.ts';

export default {
  title: 'Screens/Insight/Invitation statistics',
  component: ReferralStatisticsView,
} satisfies Meta<typeof ReferralStatisticsView>;

type Story = StoryObj<typeof ReferralStatisticsView>;
type Context = ContextFrom<typeof referralStatisticsMachine>;

const some: Context = { entries: [earner, gone], cursor: null, summary, failure: null };
const show = (
  value: StateValueFrom<typeof referralStatisticsMachine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(referralStatisticsMachine, value, { ...some, ...context }) } });

export const Loading = show('loading', { entries: [], summary: null });
export const Sorting = show('sorting');
export const Resting = show('resting', { cursor: 'earlier' });
export const LoadingMore = show('loadingMore', { cursor: 'earlier' });
export const Exhausted = show('exhausted');
/** Codes were typed: more registrations than clicks. */
export const ExhaustedTyped = show('exhausted', { summary: { ...summary, clicks: 3 } });
export const Empty = show('empty', { entries: [], summary: noSummary });
export const Interrupted = show('interrupted', { cursor: 'earlier' });
export const Failed = show('failed', {
  entries: [],
  summary: null,
  failure: { kind: 'offline' },
});
