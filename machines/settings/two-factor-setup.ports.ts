import { promisePort } from '../lib/port.ts';
import type { TwoFactorSecret } from './two-factor-setup.types.ts';

/** Reads the secret of an authenticator app, and the recovery codes. Throws a Failure. */
export const loadSecret = promisePort<TwoFactorSecret>('loadSecret');

/** Turns the factor on with a first code; other sessions end. Throws a Failure. */
export const confirmCode = promisePort<void, { readonly code: string }>('confirmCode');
