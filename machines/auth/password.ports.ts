import { promisePort } from '../lib/port.ts';

/** Shows the server the password once more. Throws a Failure. */
export const confirmPassword = promisePort<void, { password: string }>('confirmPassword');
