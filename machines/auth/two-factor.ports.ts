import { promisePort } from '../lib/port.ts';
import type { Challenge } from './credentials.types.ts';

/**
 * Shows the server a proof of the second factor. Throws a Failure; a wrong code and a sign-in that
 * timed out are the same `invalid` (contract §2).
 */
export const proveIdentity = promisePort<void, Challenge>('proveIdentity');
