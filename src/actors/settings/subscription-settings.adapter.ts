import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { offerFormAdapter } from './offer-form.adapter.ts';

/** Joins the chart of a creator's offer to `/api/v1/me/subscription_settings`. */
export const subscriptionSettingsAdapter = (http: Http) => {
  const form = offerFormAdapter(http);
  return {
    actors: { loadOffer: form.actors.loadOffer, offerForm: offerFormMachine.provide(form) },
  };
};
