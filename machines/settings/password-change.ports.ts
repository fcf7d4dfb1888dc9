import { promisePort } from '../lib/port.ts';
import type { PasswordForm } from './password-change.types.ts';

/** Sets another password; every other session ends. Throws a Failure. */
export const changePassword = promisePort<void, PasswordForm>('changePassword');
