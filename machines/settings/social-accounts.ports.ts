import type { socialAttachMachine } from '../auth/social-attach.machine.ts';
import type { SocialChoice } from '../auth/social-login.types.ts';
import type { SocialProvider } from '../auth/social.types.ts';
import { callbackPort, machinePort, promisePort } from '../lib/port.ts';
import type { OwnAccounts } from './social-accounts.types.ts';

/** Draws Google's own button in `slot`, where Google is really configured. */
export const hostGoogle = callbackPort<{ type: 'nonce.renew' }, { readonly slot: string }>(
  'hostGoogle',
);

/** The member's providers, and how a way through one of them just ended. Throws a Failure. */
export const loadAccounts = promisePort<OwnAccounts>('loadAccounts');

/** Opens a provider: Google in a window, X with the page. Throws a Failure. */
export const visitProvider = promisePort<SocialChoice, { readonly provider: SocialProvider }>(
  'visitProvider',
);

/** Asks for the password that attaches what the provider vouched for. */
export const attach = machinePort<typeof socialAttachMachine>('attach');

/** Wipes the ticket, here and on the server; never throws. */
export const forgetTicket = promisePort<void>('forgetTicket');

/** A provider signs the member in no longer. Throws a Failure: 409 for the only way in. */
export const detachProvider = promisePort<void, { readonly provider: SocialProvider }>(
  'detachProvider',
);
