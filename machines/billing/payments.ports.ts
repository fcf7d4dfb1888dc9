import { promisePort } from '../lib/port.ts';
import type { PaymentsAsked, PaymentsPage } from './payments.types.ts';

/** One page of payments; a null cursor gets the first. Throws a Failure. */
export const loadPayments = promisePort<PaymentsPage, PaymentsAsked>('loadPayments');
