import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { noPages } from '#machines/parts/paged-list.ts';
import { reportsMachine } from '#machines/people/reports.machine.ts';
import { ReportsView } from '#src/views/people/reports.view.tsx';
import { at } from '#stories/lib/at.ts';
import { reports } from './reports.fixtures.ts';

export default { title: 'Screens/People/My reports', component: ReportsView } satisfies Meta<
  typeof ReportsView
>;

type Story = StoryObj<typeof ReportsView>;
type Context = ContextFrom<typeof reportsMachine>;

const bare: Context = noPages;
const some = { entries: reports };
const show = (
  value: StateValueFrom<typeof reportsMachine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(reportsMachine, value, { ...bare, ...context }) } });

export const Loading = show('loading');
export const Sorting = show('sorting', some);
export const Resting = show('resting', { ...some, cursor: 'older' });
export const LoadingMore = show('loadingMore', { ...some, cursor: 'older' });
export const Exhausted = show('exhausted', some);
export const Empty = show('empty');
export const Interrupted = show('interrupted', { ...some, cursor: 'older' });
export const Unavailable = show('unavailable');
export const Failed = show('failed', { failure: { kind: 'offline' } });
