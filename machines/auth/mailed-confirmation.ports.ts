import { promisePort } from '../lib/port.ts';

/** Asks whether this session was confirmed lately, in this tab or by a link in another. Throws a Failure. */
export const lookUp = promisePort<boolean>('lookUp');

/** Mails a link that confirms the session in which it is opened. Throws a Failure. */
export const mailLink = promisePort<void>('mailLink');
