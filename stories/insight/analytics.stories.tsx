import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import { bestPostsMachine } from '#machines/insight/best-posts.machine.ts';
import type { AnalyticsContext } from '#machines/insight/analytics.types.ts';
import { AnalyticsView } from '#src/views/insight/analytics.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bestPosts, firstReport, month, noReport, reportOf } from './analytics.fixtures.ts';

export default {
  title: 'Screens/Insight/Analytics',
  component: AnalyticsView,
} satisfies Meta<typeof AnalyticsView>;

type Story = StoryObj<typeof AnalyticsView>;

const calm: AnalyticsContext = {
  filters: month,
  report: reportOf(28),
  bestPosts: at(bestPostsMachine, 'listed', { range: '28', sort: 'net', posts: bestPosts }),
};
const story = (
  value: StateValueFrom<typeof analyticsMachine>,
  context: Partial<AnalyticsContext> = {},
): Story => ({ args: { actor: at(analyticsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { report: null });
export const ShownCurrent = story({ shown: 'current' });
export const ShownCurrentTable = story(
  { shown: 'current' },
  { filters: { ...month, look: 'table' } },
);
export const ShownCurrentFollowers = story(
  { shown: 'current' },
  { filters: { ...month, figure: 'followers' } },
);
export const ShownCurrentOneDay = story({ shown: 'current' }, { report: reportOf(1) });
export const ShownCurrentYear = story(
  { shown: 'current' },
  { filters: { ...month, range: 'year' }, report: reportOf(366) },
);
export const ShownCurrentCoarser = story(
  { shown: 'current' },
  {
    filters: { ...month, range: 'all' },
    report: { ...reportOf(60), group: 'week', before: null },
  },
);
export const ShownEmpty = story({ shown: 'empty' }, { report: noReport });
export const ShownEmptyNew = story({ shown: 'empty' }, { report: firstReport });
export const ShownRefreshingNew = story({ shown: 'refreshing' }, { report: firstReport });
export const ShownEmptyAll = story(
  { shown: 'empty' },
  { filters: { ...month, range: 'all' }, report: { ...noReport, before: null } },
);
export const ShownRefreshing = story({ shown: 'refreshing' });
export const ShownStale = story({ shown: 'stale' });
export const Failed = story('failed', { report: null });
