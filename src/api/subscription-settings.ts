import type {
  Offer,
  OfferKnown,
  OfferSent,
} from '#machines/settings/subscription-settings.types.ts';
import type {
  SubscriptionSettingsAnswer,
  SubscriptionSettingsRequest,
} from '#src/contract/subscription.ts';
import type { Http } from './http.types.ts';

const path = '/api/v1/me/subscription_settings';

const two = (part: number) => String(part).padStart(2, '0');

/** The last day, where the member is, before a moment; a promotion ends when a day does. */
function dayBefore(moment: string): string {
  const at = new Date(new Date(moment).getTime() - 1);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function endOf(day: string): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

function toKnown({ data }: SubscriptionSettingsAnswer): OfferKnown {
  const discountOf = new Map(data.plans.map(({ months, discount }) => [months, discount]));
  const offer: Offer = {
    price: data.price,
    three: discountOf.get(3) ?? 0,
    six: discountOf.get(6) ?? 0,
    twelve: discountOf.get(12) ?? 0,
    trialDays: data.trial_days,
    promotion: data.promotion?.discount ?? 0,
    until: data.promotion ? dayBefore(data.promotion.until) : '',
  };
  const { currency, subscribers_count: subscribers, is_creator: isCreator, limits } = data;
  const { min, max } = limits;
  return { offer, currency, subscribers, isCreator, min: min.amount, max: max.amount };
}

/** `GET /me/subscription_settings`. */
export const loadOffer = async (http: Http): Promise<OfferKnown> =>
  toKnown(await http.get<SubscriptionSettingsAnswer>(path));

/** `PUT /me/subscription_settings`. */
export const saveOffer = async (
  http: Http,
  { offer, currency }: OfferSent,
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
    promotion: promotion > 0 ? { discount: promotion, until: endOf(until) } : null,
  };
  return toKnown(await http.put<SubscriptionSettingsAnswer>(path, body));
};
