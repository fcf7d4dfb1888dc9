import { promisePort } from '../lib/port.ts';
import type { LoginAnswer } from './credentials.types.ts';
import type { AttachRequest } from './social-attach.types.ts';
import type { SocialTicket, TicketStatus } from './social.types.ts';

/** Checks whether a stored ticket is still valid, without using it up. Throws a Failure. */
export const checkTicket = promisePort<TicketStatus, { readonly ticket: SocialTicket | null }>(
  'checkTicket',
);

/** Attaches a provider's account by the password of ours and signs in. Throws a Failure. */
export const attachAccount = promisePort<LoginAnswer, AttachRequest>('attachAccount');
