import { promisePort } from '../lib/port.ts';
import type { SocialRegistrationRequest } from './social-registration.types.ts';
import type { SocialTicket } from './social.types.ts';

/** Takes the ticket out of memory, or asks the server for the one of this browser. Throws a Failure. */
export const recallTicket = promisePort<{ readonly ticket: SocialTicket | null }>('recallTicket');

/** Creates the account without a password, with the referral code of this browser. Throws a Failure. */
export const registerSocial = promisePort<void, SocialRegistrationRequest>('registerSocial');

/** Wipes the ticket, here and on the server; never throws. */
export const forgetTicket = promisePort<void>('forgetTicket');
