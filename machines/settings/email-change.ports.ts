import { promisePort } from '../lib/port.ts';
import type { PendingEmail } from './email-change.types.ts';

/** The change that waits, else null. Throws a Failure; `notFound` where a site changes no address so. */
export const loadChange = promisePort<PendingEmail | null>('loadChange');

/** Asks for another address: both are mailed a link. Throws a Failure. */
export const askForChange = promisePort<PendingEmail | null, { readonly email: string }>(
  'askForChange',
);

/** Has the links mailed once more. Throws a Failure; `conflict` where nothing waits any more. */
export const resendMails = promisePort<PendingEmail | null>('resendMails');

/** Cancels what waits. Throws a Failure. */
export const cancelChange = promisePort<void>('cancelChange');
