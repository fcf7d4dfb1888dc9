import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { stockProfileMachine } from '#machines/settings/stock-profile.machine.ts';
import type { StockProfileContext } from '#machines/settings/stock-profile.types.ts';
import { StockProfileView } from '#src/views/settings/stock-profile.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Profile on a stock server',
  component: StockProfileView,
} satisfies Meta<typeof StockProfileView>;

type Story = StoryObj<typeof StockProfileView>;
const calm: StockProfileContext = {
  form: { name: 'Ada', email: 'ada@fanfare.test' },
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof stockProfileMachine>,
  context: Partial<StockProfileContext> = {},
): Story => ({ args: { actor: at(stockProfileMachine, value, { ...calm, ...context }) } });
const taken = 'The email has already been taken.';

export const Loading = story('loading');

export const Failed = story('failed');

export const Editing = story('editing');

export const EditingWithNothingKnown = story('editing', { form: { name: '', email: '' } });

export const Saving = story('saving');

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: taken, fields: { email: [taken] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Updated = story('updated');

export const Absent = story('absent');
