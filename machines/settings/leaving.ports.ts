import { promisePort } from '../lib/port.ts';
import type { LeavingLedger } from './leaving.types.ts';

/** Reads what the deletion would remove. Throws a Failure; `notFound` where a site offers none. */
export const loadLedger = promisePort<LeavingLedger>('loadLedger');

/** Lets every subscription to the member run out. Throws a Failure. */
export const endRenewals = promisePort<LeavingLedger>('endRenewals');

/** Closes the account. Throws a Failure; `conflict` where something stands in the way. */
export const closeAccount = promisePort<void, { readonly reason: string }>('closeAccount');
