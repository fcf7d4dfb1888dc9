import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { atOnceMachine } from '#machines/parts/at-once.machine.ts';
import type { ChoicesContext } from '#machines/parts/at-once.types.ts';
import { AtOnceView } from '#src/views/parts/at-once.view.tsx';
import { at } from '#stories/lib/at.ts';
import { hidden, shown } from './at-once.fixtures.ts';

export default {
  title: 'Flows/Parts/At once',
  component: AtOnceView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AtOnceView>;

type Story = StoryObj<typeof AtOnceView>;

const show = (
  value: StateValueFrom<typeof atOnceMachine>,
  context: Partial<ChoicesContext> = {},
): Story => ({
  args: {
    actor: at(atOnceMachine, value, { kept: shown, wanted: shown, secondsLeft: 0, ...context }),
  },
});

export const Resting = show('resting');
export const RestingHidden = show('resting', { kept: hidden, wanted: hidden });
export const SavingUpToDate = show({ saving: 'upToDate' }, { wanted: hidden });
export const SavingBehind = show({ saving: 'behind' }, { wanted: hidden });
export const Refused = show('refused');
export const LockedOut = show('lockedOut', { secondsLeft: 42 });
