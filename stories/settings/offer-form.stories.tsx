import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { previewOf } from '#machines/settings/offer-form.ts';
import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import type { OfferFormContext } from '#machines/settings/offer-form.types.ts';
import { OfferFormView } from '#src/views/settings/offer-form.view.tsx';
import { at } from '#stories/lib/at.ts';
import { filledOffer, offerForm, otherOffer } from './offer-form.fixtures.ts';

export default {
  title: 'Flows/Settings/Subscription offer',
  component: OfferFormView,
} satisfies Meta<typeof OfferFormView>;

type Story = StoryObj<typeof OfferFormView>;
const story = (
  value: StateValueFrom<typeof offerFormMachine>,
  context: Partial<OfferFormContext> = {},
): Story => {
  const preview = previewOf(context.form ?? offerForm, 'USD');
  return { args: { actor: at(offerFormMachine, value, { ...filledOffer, preview, ...context }) } };
};
const rise = { ...offerForm, price: '12.99', trialDays: '7', promotion: '50', until: '2027-01-31' };
const after = 'The promotion field must be a date after now.';
const late: OfferFormContext['failure'] = {
  kind: 'invalid',
  message: after,
  fields: {
    price: ['The price field must be between 499 and 4999.'],
    'plans.0.discount': ['The plans.0.discount field must not be greater than 90.'],
    promotion: [after],
  },
  jwt: null,
};

export const Editing = story('editing');
export const EditingNothingOffered = story('editing', { form: { ...offerForm, price: '' } });
export const Unsaved = story('unsaved', { form: rise });
export const Incomplete = story('incomplete', {
  form: { ...rise, price: '1', until: '' },
  problems: { price: 'outside', until: 'missing' },
});
export const Saving = story('saving', { form: rise });
export const Comparing = story('comparing', { form: rise });
export const Stale = story('stale', {
  form: rise,
  other: otherOffer({ price: 1499, three: 20, promotion: 25, until: '2027-02-28' }),
});
export const StaleClosed = story('stale', { form: rise, other: otherOffer({ price: null }) });
export const Rejected = story('rejected', {
  form: rise,
  failure: { kind: 'forbidden', code: 'identity_required', message: 'Prove your identity.' },
});
export const RejectedFieldByField = story('rejected', { form: rise, failure: late });
export const LockedOut = story('lockedOut', { form: rise, secondsLeft: 42 });
export const Unreachable = story('unreachable', { form: rise });
export const Updated = story('updated');
