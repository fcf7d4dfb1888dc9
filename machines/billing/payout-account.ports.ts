import { promisePort } from '../lib/port.ts';
import type { AccountForm, PayoutMethod } from './payout-account.types.ts';

/** Where the member's earnings go; null where no account is kept. Throws a Failure. */
export const loadMethod = promisePort<PayoutMethod | null>('loadMethod');

/** Keeps another account in place of the one before. Throws a Failure. */
export const saveMethod = promisePort<PayoutMethod, AccountForm>('saveMethod');
