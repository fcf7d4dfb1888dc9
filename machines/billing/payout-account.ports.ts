import { promisePort } from '../lib/port.ts';
import type { AccountForm, PayoutMethod } from './payout-account.types.ts';

/** Reads the member's payout account; null without one. Throws a Failure. */
export const loadMethod = promisePort<PayoutMethod | null>('loadMethod');

/** Keeps another account in place of the one before. Throws a Failure. */
export const saveMethod = promisePort<PayoutMethod, AccountForm>('saveMethod');
