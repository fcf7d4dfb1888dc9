import { formOf } from '#machines/settings/offer-form.ts';
import type { OfferKnown } from '#machines/settings/subscription-settings.types.ts';

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
};

export const offerForm = formOf(knownOffer);
