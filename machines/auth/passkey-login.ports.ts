import { promisePort } from '../lib/port.ts';
import type { PasskeyEntry } from './passkey-login.types.ts';

/** Has the browser sign with a passkey, and the server look at it. Throws a Failure. */
export const enterByPasskey = promisePort<PasskeyEntry>('enterByPasskey');
