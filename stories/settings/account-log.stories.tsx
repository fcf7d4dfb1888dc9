import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import type { AccountLogContext } from '#machines/settings/account-log.types.ts';
import { AccountLogView } from '#src/views/settings/account-log.view.tsx';
import { at } from '#stories/lib/at.ts';
import { passwordChanged, signedIn } from './settings.fixtures.ts';

export default {
  title: 'Flows/Settings/Account activity',
  component: AccountLogView,
} satisfies Meta<typeof AccountLogView>;

type Story = StoryObj<typeof AccountLogView>;
const calm: AccountLogContext = {
  entries: [signedIn, passwordChanged],
  cursor: 'older',
  failure: null,
};
const story = (
  value: StateValueFrom<typeof accountLogMachine>,
  context: Partial<AccountLogContext> = {},
): Story => ({ args: { actor: at(accountLogMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { entries: [], cursor: null });

export const Sorting = story('sorting');

export const Resting = story('resting');

export const LoadingMore = story('loadingMore');

export const Refreshing = story('refreshing');

export const Exhausted = story('exhausted', { cursor: null });

export const Empty = story('empty', { entries: [], cursor: null });

export const Interrupted = story('interrupted', { failure: { kind: 'offline' } });

export const Absent = story('absent');

export const Failed = story('failed', { entries: [], failure: { kind: 'offline' } });
