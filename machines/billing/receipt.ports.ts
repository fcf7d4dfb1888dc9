import { promisePort } from '../lib/port.ts';
import type { Receipt, SharedReceipt } from './receipt.types.ts';

/** One payment as it stands, with what was bought by it; a member's own. Throws a Failure. */
export const loadReceipt = promisePort<Receipt, { paymentId: number }>('loadReceipt');

/** Gives the absolute URL of a path to the device's share sheet; without one, copies it. */
export const shareReceipt = promisePort<SharedReceipt, { path: string }>('shareReceipt');
