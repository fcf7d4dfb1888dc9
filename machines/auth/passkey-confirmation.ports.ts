import { promisePort } from '../lib/port.ts';
import type { PasskeyProof } from './passkey-confirmation.types.ts';

/** Resolves to true if the member has a passkey. Throws a Failure. */
export const findPasskey = promisePort<boolean>('findPasskey');

/** Has the browser sign with one of the member's passkeys, and the server look at it. Throws a Failure. */
export const confirmByPasskey = promisePort<PasskeyProof>('confirmByPasskey');
