import type { Failure } from '../lib/failure.ts';
import type { VersionEvent } from '../parts/changed-elsewhere.ts';

/** Offer of a creator to subscribers; amounts are in minor units. */
export interface Offer {
  /** A month; null where nobody may subscribe. */
  readonly price: number | null;
  /** Percent off for three, six and twelve months at once. */
  readonly three: number;
  readonly six: number;
  readonly twelve: number;
  /** Days to try before the first charge; 0 for none. */
  readonly trialDays: number;
  /** Percent off the first month; 0 for none. */
  readonly promotion: number;
  /** The last day of the promotion, `YYYY-MM-DD`; empty without one. */
  readonly until: string;
}

/** An offer with what stands around it. */
export interface OfferKnown {
  readonly offer: Offer;
  /** ISO 4217. */
  readonly currency: string;
  /** Number of present subscribers, whatever price was agreed with them. */
  readonly subscribers: number;
  /** True if the member may sell at all. */
  readonly isCreator: boolean;
  readonly min: number;
  readonly max: number;
  /** Version that a change names, so as not to overwrite another tab's; null without one. */
  readonly version: string | null;
}

/** An offer as it stands in the fields. */
export type OfferForm = Readonly<Record<keyof Offer, string>>;

/** Problems of the fields, found before anything is sent. */
export type OfferProblems = Partial<
  Record<'price' | 'until', 'unreadable' | 'outside' | 'missing'>
>;

/** One way to subscribe, as a fan will read it; amounts are minor units. */
export interface OfferLine {
  readonly months: 1 | 3 | 6 | 12;
  /** Percent off. */
  readonly discount: number;
  readonly amount: number;
}

/** Preview of the fields' offer for a fan. */
export interface OfferPreview extends Pick<Offer, 'price' | 'trialDays' | 'promotion' | 'until'> {
  /** Month by month; empty where there is no price that can be read. */
  readonly lines: readonly OfferLine[];
}

/** An offer that was saved elsewhere, also as it would stand in the fields. */
export interface OtherOffer {
  readonly known: OfferKnown;
  readonly form: OfferForm;
}

export interface OfferFormInput {
  readonly known: OfferKnown;
}

export interface OfferFormContext extends OfferFormInput {
  /** Offer that was saved elsewhere since the fields were filled. */
  readonly other: OtherOffer | null;
  readonly form: OfferForm;
  readonly preview: OfferPreview;
  /** Problems of the fields, which are said once the form is sent. */
  readonly problems: OfferProblems;
  /** Counts how often the fields were filled from what is saved. */
  readonly fill: number;
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type OfferFormEvent =
  | { type: 'form.edit'; form: OfferForm }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  | VersionEvent;

export interface OfferSent {
  readonly offer: Offer;
  readonly currency: string;
  /** Version that it changes. */
  readonly version: string | null;
}
