import { promisePort } from '../lib/port.ts';
import type { LeavingLedger } from './leaving.types.ts';

/** What leaving would take. Throws a Failure; `notFound` where a site lets nobody leave so. */
export const loadLedger = promisePort<LeavingLedger>('loadLedger');

/** Lets every subscription to the member run out. Throws a Failure. */
export const endRenewals = promisePort<LeavingLedger>('endRenewals');

/** Closes the account. Throws a Failure; `conflict` where something stands in the way. */
export const closeAccount = promisePort<void, { readonly reason: string }>('closeAccount');
