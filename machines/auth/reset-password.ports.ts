import { promisePort } from '../lib/port.ts';
import type { ResetPasswordForm } from './reset-password.types.ts';

/** Resolves to true if this page was opened with a token; the token itself stays in the adapter. */
export const findToken = promisePort<boolean>('findToken');

/** Sets the new password with the token, and forgets the token then. Throws a Failure. */
export const setPassword = promisePort<void, ResetPasswordForm>('setPassword');
