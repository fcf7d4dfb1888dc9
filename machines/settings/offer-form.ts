import { isBlank } from '#src/contract/lib/blank.ts';
import { readAmount, writeAmount } from '../lib/amount.ts';
import type {
  Offer,
  OfferForm,
  OfferKnown,
  OfferLine,
  OfferPreview,
  OfferProblems,
} from './offer-form.types.ts';

/** Maps a saved offer to the values of the fields. */
export const formOf = ({ offer, currency }: OfferKnown): OfferForm => ({
  price: offer.price === null ? '' : writeAmount(offer.price, currency),
  three: String(offer.three),
  six: String(offer.six),
  twelve: String(offer.twelve),
  trialDays: String(offer.trialDays),
  promotion: String(offer.promotion),
  until: offer.until,
});

/** Parses the fields; an empty price closes the offer, and an unreadable one is NaN. */
export const offerOf = (form: OfferForm, currency: string): Offer => ({
  price: isBlank(form.price) ? null : (readAmount(form.price, currency) ?? Number.NaN),
  three: Number(form.three),
  six: Number(form.six),
  twelve: Number(form.twelve),
  trialDays: Number(form.trialDays),
  promotion: Number(form.promotion),
  until: form.promotion === '0' ? '' : form.until,
});

/** Problems to fix before an offer can be sent. */
export function problemsOf(form: OfferForm, { currency, min, max }: OfferKnown): OfferProblems {
  const { price, promotion, until } = offerOf(form, currency);
  const isOutside = price !== null && (price < min || price > max);
  const atPrice = Number.isNaN(price) ? 'unreadable' : isOutside ? 'outside' : null;
  return {
    ...(atPrice && { price: atPrice }),
    ...(promotion > 0 && until === '' && { until: 'missing' as const }),
  };
}

export const areSameForms = (one: OfferForm, other: OfferForm): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof OfferForm] === value);

/** Preview of the fields' offer for a fan. */
export function previewOf(form: OfferForm, currency: string): OfferPreview {
  const { price, three, six, twelve, trialDays, promotion, until } = offerOf(form, currency);
  const isPriced = price !== null && !Number.isNaN(price);
  const line = (months: OfferLine['months'], discount: number): OfferLine => ({
    months,
    discount,
    amount: Math.round(((price ?? 0) * months * (100 - discount)) / 100),
  });
  const lines = isPriced ? [line(1, 0), line(3, three), line(6, six), line(12, twelve)] : [];
  return { price: isPriced ? price : null, trialDays, promotion, until, lines };
}
