import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { pagedListMachine } from '#machines/parts/paged-list.machine.ts';
import { noPages } from '#machines/parts/paged-list.ts';
import { PagedListView } from '#src/views/parts/paged-list.view.tsx';
import { at } from '#stories/lib/at.ts';
import { few } from './paged-list.fixtures.ts';

export default {
  title: 'Flows/Parts/Paged list',
  component: PagedListView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PagedListView>;

type Story = StoryObj<typeof PagedListView>;
type Context = ContextFrom<typeof pagedListMachine>;

const show = (
  value: StateValueFrom<typeof pagedListMachine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(pagedListMachine, value, { ...noPages, ...context }) } });

const all = { entries: few };
const some = { ...all, cursor: 'older' };

export const Loading = show('loading');
export const Sorting = show('sorting', all);
export const Resting = show('resting', some);
export const LoadingMore = show('loadingMore', some);
export const Exhausted = show('exhausted', all);
export const Empty = show('empty');
export const Interrupted = show('interrupted', { ...some, failure: { kind: 'offline' } });
export const Refreshing = show('refreshing', some);
export const RefreshingNothing = show('refreshing');
export const Failed = show('failed', { failure: { kind: 'notFound' } });
