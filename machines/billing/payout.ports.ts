import { promisePort } from '../lib/port.ts';
import type { PayoutSummary, PayoutPage, PayoutRequest } from './payout.types.ts';

/** Reads the available amount and the latest payouts. Throws a Failure. */
export const loadPayout = promisePort<PayoutSummary>('loadPayout');

/** The payouts before those that are read. Throws a Failure. */
export const loadOlder = promisePort<PayoutPage, { cursor: string | null }>('loadOlder');

/** Asks for a payout, once an intent; how it stands then. Throws a Failure. */
export const requestPayout = promisePort<PayoutSummary, PayoutRequest>('requestPayout');

/** Takes one back that has not been sent; how it stands then. Throws a Failure. */
export const cancelPayout = promisePort<PayoutSummary, { id: number }>('cancelPayout');
