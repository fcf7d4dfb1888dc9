import { promisePort } from '../lib/port.ts';
import type { OfferKnown, OfferSent } from './offer-form.types.ts';

/** Reads the member's present offer. Throws a Failure. */
export const loadOffer = promisePort<OfferKnown>('loadOffer');

/**
 * Stores an offer as a change of the version it names. Throws a Failure; `passwordUnconfirmed` when the
 * member declined, `conflict` with the code `stale` where it is another version by now.
 */
export const saveOffer = promisePort<OfferKnown, OfferSent>('saveOffer');
