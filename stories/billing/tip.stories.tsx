import type { Meta, StoryObj } from '@storybook/react-vite';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { tipMachine } from '#machines/billing/tip.machine.ts';
import type { TipContext } from '#machines/billing/tip.types.ts';
import { TipView } from '#src/views/billing/tip.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ada, tipContext } from './billing.fixtures.ts';

export default { title: 'Dialogs/Billing/Tip', component: TipView } satisfies Meta<typeof TipView>;

type Story = StoryObj<typeof TipView>;
const fresh: TipContext = {
  viewerId: 3,
  payee: ada,
  about: { type: 'post', id: 7 },
  currency: 'USD',
  min: 100,
  max: 20_000,
  presets: [300, 500, 1000, 2500],
  preset: 500,
  sum: { amount: 500, currency: 'USD' },
  typed: '',
  message: '',
  problem: null,
  purchase: null,
};

export const Choosing: Story = { args: { actor: at(tipMachine, 'choosing', fresh) } };
export const ChoosingTooMuch: Story = {
  args: {
    actor: at(tipMachine, 'choosing', {
      ...fresh,
      preset: null,
      sum: null,
      typed: '500',
      message: 'For the lake.',
      problem: 'tooLarge',
    }),
  },
};
export const Purchasing: Story = {
  args: {
    actor: at(tipMachine, 'purchasing', {
      ...fresh,
      purchase: at(purchaseMachine, 'reviewing', tipContext()),
    }),
  },
};
