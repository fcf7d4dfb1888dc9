import { promisePort } from '../lib/port.ts';
import type { Receipt } from './receipt.types.ts';

/** One payment as it stands, with what was bought by it; a member's own. Throws a Failure. */
export const loadReceipt = promisePort<Receipt, { paymentId: number }>('loadReceipt');
