import type { Privacy } from '../auth/viewer.types.ts';
import { promisePort } from '../lib/port.ts';

/** Stores what others may do, and answers with what is stored. Throws a Failure. */
export const savePrivacy = promisePort<Privacy, Privacy>('savePrivacy');
