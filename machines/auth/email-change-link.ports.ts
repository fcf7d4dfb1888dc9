import { promisePort } from '../lib/port.ts';
import type { ChangeLink } from './email-change-link.types.ts';

/**
 * Reads the email change of this page's mailed link, without confirming it. Throws a Failure:
 * `notFound` for a link that was never mailed, `forbidden` where another member is signed in.
 */
export const lookAtLink = promisePort<ChangeLink>('lookAtLink');

/** Confirms for the address that the link went to. Throws a Failure. */
export const confirmChange = promisePort<ChangeLink>('confirmChange');

/** Cancels the change, for both addresses. Throws a Failure. */
export const cancelByLink = promisePort<ChangeLink>('cancelByLink');
