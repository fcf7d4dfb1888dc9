import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { previewOf } from '#machines/settings/offer-form.ts';
import { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import type { SubscriptionSettingsContext } from '#machines/settings/subscription-settings.types.ts';
import { SubscriptionSettingsView } from '#src/views/settings/subscription-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { knownOffer, offerForm } from './subscription-settings.fixtures.ts';

export default {
  title: 'Screens/Settings/Subscription settings',
  component: SubscriptionSettingsView,
} satisfies Meta<typeof SubscriptionSettingsView>;

type Story = StoryObj<typeof SubscriptionSettingsView>;
const calm: SubscriptionSettingsContext = {
  known: knownOffer,
  form: offerForm,
  preview: previewOf(offerForm, 'USD'),
  problems: {},
  fill: 1,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof subscriptionSettingsMachine>,
  context: Partial<SubscriptionSettingsContext> = {},
): Story => {
  const form = context.form ?? calm.form;
  const shown = { ...calm, preview: previewOf(form, 'USD'), ...context };
  return { args: { actor: at(subscriptionSettingsMachine, value, shown) } };
};
const rise = { ...offerForm, price: '12.99', trialDays: '7', promotion: '50', until: '2027-01-31' };

export const Loading = story('loading', { known: null });
export const Absent = story('absent');

export const Failed = story('failed', { known: null, failure: { kind: 'offline' } });
export const Closed = story('closed', { known: { ...knownOffer, isCreator: false } });
export const Editing = story('editing');
export const EditingNothingOffered = story('editing', { form: { ...offerForm, price: '' } });
export const Unsaved = story('unsaved', { form: rise });
export const Incomplete = story('incomplete', {
  form: { ...rise, price: '1', until: '' },
  problems: { price: 'outside', until: 'missing' },
});
export const Saving = story('saving', { form: rise });
export const Rejected = story('rejected', {
  form: rise,
  failure: { kind: 'forbidden', code: 'identity_required', message: 'Prove your identity.' },
});
export const LockedOut = story('lockedOut', { form: rise, secondsLeft: 42 });
export const Unreachable = story('unreachable', { form: rise });
export const Updated = story('updated');
