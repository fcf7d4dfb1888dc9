import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import type { SubscribeContext } from '#machines/billing/subscribe.types.ts';
import { SubscribeView } from '#src/views/billing/subscribe.view.tsx';
import { at } from '#stories/lib/at.ts';
import { ada, plans } from './billing.fixtures.ts';

export default { title: 'Dialogs/Billing/Subscribe', component: SubscribeView } satisfies Meta<
  typeof SubscribeView
>;

type Story = StoryObj<typeof SubscribeView>;
const filled: SubscribeContext = { payee: ada, plans, planId: 3, autoRenew: true };
const promoted = plans.map((plan) =>
  plan.months === 1
    ? {
        ...plan,
        discount: 50,
        price: { amount: 499, currency: 'USD' },
        promotionUntil: '2026-12-20',
      }
    : plan,
);
const empty: SubscribeContext = { ...filled, plans: [], planId: null };

export const Loading: Story = { args: { actor: at(subscribeMachine, 'loading', empty) } };
export const Choosing: Story = { args: { actor: at(subscribeMachine, 'choosing', filled) } };
export const ChoosingOnce: Story = {
  args: { actor: at(subscribeMachine, 'choosing', { ...filled, planId: 12, autoRenew: false }) },
};
export const ChoosingPromoted: Story = {
  args: { actor: at(subscribeMachine, 'choosing', { ...filled, plans: promoted, planId: 1 }) },
};
export const Subscribed: Story = { args: { actor: at(subscribeMachine, 'subscribed', filled) } };
export const Closed: Story = { args: { actor: at(subscribeMachine, 'closed', empty) } };
export const Unreachable: Story = { args: { actor: at(subscribeMachine, 'unreachable', empty) } };
