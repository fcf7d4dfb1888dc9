import { fromPromise } from 'xstate';
import type { OfferKnown, OfferSent } from '#machines/settings/offer-form.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadOffer, saveOffer } from '#src/api/settings/subscription-settings.ts';

/** Joins the form of a creator's offer to `/api/v1/me/subscription_settings`. */
export const offerFormAdapter = (http: Http) => ({
  actors: {
    loadOffer: fromPromise<OfferKnown, void>(() => loadOffer(http)),
    saveOffer: fromPromise<OfferKnown, OfferSent>(({ input }) => saveOffer(http, input)),
  },
});
