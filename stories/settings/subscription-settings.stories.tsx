import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { SubscriptionSettingsView } from '#src/views/settings/subscription-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { filledOffer } from './offer-form.fixtures.ts';

export default {
  title: 'Flows/Settings/Subscription',
  component: SubscriptionSettingsView,
} satisfies Meta<typeof SubscriptionSettingsView>;

type Story = StoryObj<typeof SubscriptionSettingsView>;
const unread = { form: null };

export const Loading: Story = {
  args: { actor: at(subscriptionSettingsMachine, 'loading', unread) },
};
export const Failed: Story = { args: { actor: at(subscriptionSettingsMachine, 'failed', unread) } };
export const Absent: Story = { args: { actor: at(subscriptionSettingsMachine, 'absent', unread) } };
export const Closed: Story = { args: { actor: at(subscriptionSettingsMachine, 'closed', unread) } };
export const Offering: Story = {
  args: {
    actor: at(subscriptionSettingsMachine, 'offering', {
      form: at(offerFormMachine, 'editing', filledOffer),
    }),
  },
};
