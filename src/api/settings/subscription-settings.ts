import type { Offer, OfferKnown, OfferSent } from '#machines/settings/offer-form.types.ts';
import type { SubscriptionSettingsRequest } from '#src/contract/people/subscription.ts';
import type { Http } from '../lib/http.types.ts';
import { endOfDay, lastDayBefore } from './promotion-day.ts';
import { offerAnswer } from '../people/wire-subscription.ts';

const path = '/api/v1/me/subscription_settings';

function toKnown(answer: unknown): OfferKnown {
  const { data } = offerAnswer(answer);
  const discountOf = new Map(data.plans.map(({ months, discount }) => [months, discount]));
  const offer: Offer = {
    price: data.price,
    three: discountOf.get(3) ?? 0,
    six: discountOf.get(6) ?? 0,
    twelve: discountOf.get(12) ?? 0,
    trialDays: data.trial_days,
    promotion: data.promotion?.discount ?? 0,
    until: data.promotion ? lastDayBefore(data.promotion.until) : '',
  };
  const { currency, subscribers_count: subscribers, is_creator: isCreator, limits } = data;
  const { min, max } = limits;
  const { version = null } = data;
  return { offer, currency, subscribers, isCreator, min: min.amount, max: max.amount, version };
}

/** `GET /me/subscription_settings`. */
export const loadOffer = async (http: Http): Promise<OfferKnown> =>
  toKnown(await http.get<unknown>(path));

/** `PUT /me/subscription_settings`. */
export const saveOffer = async (
  http: Http,
  { offer, currency, version }: OfferSent,
): Promise<OfferKnown> => {
  const { price, three, six, twelve, trialDays, promotion, until } = offer;
  const body: SubscriptionSettingsRequest = {
    price,
    currency,
    plans: [
      { months: 3, discount: three },
      { months: 6, discount: six },
      { months: 12, discount: twelve },
    ],
    trial_days: trialDays,
    promotion: promotion > 0 ? { discount: promotion, until: endOfDay(until) } : null,
    ...(version !== null && { version }),
  };
  return toKnown(await http.put<unknown>(path, body));
};
