import type { Meta, StoryObj } from '@storybook/react-vite';
import { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { EditSubscriptionView } from '#src/views/app/edit-subscription.view.tsx';
import { ada, plans } from '#stories/billing/billing.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { context } from '#stories/people/subscription.fixtures.ts';

export default {
  title: 'Screens/App/Subscription to a creator',
  component: EditSubscriptionView,
} satisfies Meta<typeof EditSubscriptionView>;

type Story = StoryObj<typeof EditSubscriptionView>;

export const Tending: Story = {
  args: {
    actor: at(editSubscriptionMachine, 'tending', {
      subscription: at(subscriptionMachine, 'none', context(null)),
      subscribe: at(subscribeMachine, 'choosing', {
        payee: ada,
        plans,
        planId: 1,
        autoRenew: true,
      }),
    }),
  },
};
