import { promisePort } from '../lib/port.ts';
import type { Payment } from './payments.types.ts';

/** One payment as it stands; a member's own. Throws a Failure. */
export const loadReceipt = promisePort<Payment, { paymentId: number }>('loadReceipt');
