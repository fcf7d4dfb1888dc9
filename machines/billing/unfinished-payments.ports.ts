import { callbackPort, promisePort } from '../lib/port.ts';
import type { Intent, PaymentUpdate } from './payment.types.ts';
import type { PaymentClosed } from './unfinished-payments.types.ts';

/** Reads what the device keeps, at once and for each other member; forgets what is closed. */
export const watchUnfinished = callbackPort<PaymentClosed>('watchUnfinished');

/** Reads the intent's state at the server; charges nothing. Throws a Failure. */
export const inquireLeft = promisePort<PaymentUpdate, Intent>('inquireLeft');

/** Calls an intent back: `true` when nothing is, or ever will be, charged under its key. */
export const withdrawLeft = promisePort<boolean, Intent>('withdrawLeft');
