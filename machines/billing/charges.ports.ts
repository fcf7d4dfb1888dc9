import { promisePort } from '../lib/port.ts';
import type { ChargeChange, ChargeChanged, ChargesKnown } from './charges.types.ts';

/** Reads the upcoming charges, and the cards that can pay them. Throws a Failure. */
export const loadCharges = promisePort<ChargesKnown>('loadCharges');

/** Does something about one of them, and reads all anew. Throws a Failure. */
export const changeCharge = promisePort<ChargeChanged, ChargeChange>('changeCharge');
