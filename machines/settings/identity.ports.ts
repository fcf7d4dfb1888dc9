import { promisePort } from '../lib/port.ts';
import type { IdentityKnown } from './identity.types.ts';

/** Reads the state of the identity check. Throws a Failure; `notFound` where a site has none. */
export const loadIdentity = promisePort<IdentityKnown>('loadIdentity');

/** Opens a check, and answers the address of the provider's page. Throws a Failure. */
export const openCheck = promisePort<string>('openCheck');

/**
 * Leaves for the provider's page. Resolves only when the browser shows this page again as it was left;
 * throws a Failure for an address that no provider has.
 */
export const leaveForProvider = promisePort<void, { readonly address: string }>('leaveForProvider');
