import { formOf, previewOf } from '#machines/settings/offer-form.ts';
import type {
  OfferFormContext,
  OfferKnown,
  OtherOffer,
} from '#machines/settings/offer-form.types.ts';

/** An offer with a bundle, days to try and a promotion. */
export const knownOffer: OfferKnown = {
  offer: {
    price: 999,
    three: 10,
    six: 15,
    twelve: 25,
    trialDays: 0,
    promotion: 0,
    until: '',
  },
  currency: 'USD',
  subscribers: 12,
  isCreator: true,
  min: 499,
  max: 4999,
  version: 'one',
};

export const offerForm = formOf(knownOffer);

/** A form with that offer in its fields. */
export const filledOffer: OfferFormContext = {
  known: knownOffer,
  other: null,
  form: offerForm,
  preview: previewOf(offerForm, 'USD'),
  problems: {},
  fill: 1,
  failure: null,
  secondsLeft: 0,
};

/** The same, saved elsewhere with some of its fields changed. */
export const otherOffer = (changed: Partial<OfferKnown['offer']>): OtherOffer => {
  const known = { ...knownOffer, offer: { ...knownOffer.offer, ...changed }, version: 'two' };
  return { known, form: formOf(known) };
};
