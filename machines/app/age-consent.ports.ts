import { callbackPort, promisePort } from '../lib/port.ts';
import type { StoredConsent } from './age-consent.types.ts';

/** Reads the consent; storage that is blocked or holds nonsense is no consent, never a failure. */
export const readConsent = promisePort<StoredConsent>('readConsent');

/** Keeps the consent: on this device, or for this tab when not to be remembered. Never fails. */
export const storeConsent = promisePort<void, { version: number; remember: boolean }>(
  'storeConsent',
);

/** Removes the consent from this device and this tab. Never fails. */
export const forgetConsent = promisePort<void>('forgetConsent');

/** Goes to a neutral page in place of this one, so that Back does not return here. */
export const leaveSite = promisePort<void>('leaveSite');

/** Sends `consent.stored` when another tab stores one. */
export const watchConsent = callbackPort<{ type: 'consent.read' }>('watchConsent');
