import { promisePort } from '../lib/port.ts';
import type { ChangeLink } from './email-change-link.types.ts';

/**
 * What the mailed link of this page is about; does nothing. Throws a Failure: `notFound` for a link that
 * was never mailed, `forbidden` where another member is signed in.
 */
export const lookAtLink = promisePort<ChangeLink>('lookAtLink');

/** Confirms for the address that the link went to. Throws a Failure. */
export const confirmChange = promisePort<ChangeLink>('confirmChange');

/** Cancels the change, for both addresses. Throws a Failure. */
export const cancelByLink = promisePort<ChangeLink>('cancelByLink');
