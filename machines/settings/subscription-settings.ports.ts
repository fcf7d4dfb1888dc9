import { promisePort } from '../lib/port.ts';
import type { OfferKnown, OfferSent } from './subscription-settings.types.ts';

/** Reads the member's present offer. Throws a Failure. */
export const loadOffer = promisePort<OfferKnown>('loadOffer');

/** Stores an offer. Throws a Failure; `passwordUnconfirmed` when the member declined. */
export const saveOffer = promisePort<OfferKnown, OfferSent>('saveOffer');
