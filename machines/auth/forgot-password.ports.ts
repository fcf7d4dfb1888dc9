import { promisePort } from '../lib/port.ts';

/** Asks for the mail with the link. Throws a Failure. */
export const requestLink = promisePort<void, { readonly email: string }>('requestLink');
