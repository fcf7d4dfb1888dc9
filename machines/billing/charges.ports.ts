import { promisePort } from '../lib/port.ts';
import type { ChargeChange, ChargeChanged, ChargesKnown } from './charges.types.ts';

/** What the member will be charged, and the cards that may pay. Throws a Failure. */
export const loadCharges = promisePort<ChargesKnown>('loadCharges');

/** Does something about one of them, and reads all anew. Throws a Failure. */
export const changeCharge = promisePort<ChargeChanged, ChargeChange>('changeCharge');
