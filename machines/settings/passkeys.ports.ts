import { promisePort } from '../lib/port.ts';
import type { AddEnd, OwnPasskeys } from './passkeys.types.ts';

/** The member's passkeys, oldest first. Throws a Failure. */
export const loadPasskeys = promisePort<OwnPasskeys>('loadPasskeys');

/**
 * Has the browser make a key and the server keep it; waits for the password where the server wants
 * it. Throws a Failure.
 */
export const addPasskey = promisePort<AddEnd, { readonly name: string }>('addPasskey');

/** Gives a passkey another name. Throws a Failure. */
export const renamePasskey = promisePort<void, { readonly id: string; readonly name: string }>(
  'renamePasskey',
);

/** A passkey signs the member in no longer. Throws a Failure: 409 for the only way in. */
export const removePasskey = promisePort<void, { readonly id: string }>('removePasskey');
