import { promisePort } from '../lib/port.ts';

/** `POST /logout`; a 401 counts as done. Throws a Failure when the server could not be reached. */
export const closeSession = promisePort<void>('closeSession');
