import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import type { StockFactorContext } from '#machines/settings/stock-factor.types.ts';
import { StockFactorView } from '#src/views/settings/stock-factor.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Two-factor on a stock server',
  component: StockFactorView,
} satisfies Meta<typeof StockFactorView>;

type Story = StoryObj<typeof StockFactorView>;
const story = (
  value: StateValueFrom<typeof stockFactorMachine>,
  context: StockFactorContext = { failure: null },
): Story => ({ args: { actor: at(stockFactorMachine, value, context) } });

export const Offering = story('offering');

export const OfferingAfterARefusal = story('offering', { failure: { kind: 'offline' } });

export const Looking = story('looking');

export const Preparing = story('preparing');

export const SettingUp = story('settingUp');

export const Recalling = story('recalling');

export const Discarding = story('discarding');

export const Asking = story('asking');

export const TurningOff = story('turningOff');

export const Absent = story('absent');

export const Settled = story('settled');
