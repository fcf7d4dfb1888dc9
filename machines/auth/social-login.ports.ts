import { callbackPort, promisePort } from '../lib/port.ts';
import type { NonceRenewal, SocialChoice } from './social-login.types.ts';
import type { SocialEntry, SocialProvider, SocialReturn, SocialTicket } from './social.types.ts';

/** Draws Google's own button in `slot` and offers one-tap, where Google is really configured. */
export const hostGoogle = callbackPort<NonceRenewal, { readonly slot: string }>('hostGoogle');

/** Asks how this browser's last journey through a provider ended. Throws a Failure. */
export const recallReturn = promisePort<SocialReturn>('recallReturn');

/** Opens a provider: Google in a window, Twitter by a full-page redirect. Throws a Failure. */
export const visitProvider = promisePort<SocialChoice, { readonly provider: SocialProvider }>(
  'visitProvider',
);

/** Signs in with what Google handed out. Throws a Failure; `code` says an expired credential. */
export const enter = promisePort<SocialEntry, { readonly credential: string }>('enter');

/** Hands the ticket over, in memory, to the screen that registers; never throws. */
export const keepTicket = promisePort<void, { readonly ticket: SocialTicket | null }>('keepTicket');

/** Wipes the ticket, here and on the server; never throws. */
export const forgetTicket = promisePort<void>('forgetTicket');
