import { promisePort } from '../lib/port.ts';
import type { MailStop } from './mail-stop.types.ts';

/**
 * Reads which mails this page's mailed link is about, and stops none. Throws a Failure: `notFound` or
 * `invalid` for a link that was never mailed.
 */
export const lookAtMails = promisePort<MailStop>('lookAtMails');

/** Stops these mails, once or again. Throws a Failure. */
export const stopMails = promisePort<MailStop>('stopMails');
