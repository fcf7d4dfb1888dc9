import { promisePort } from '../lib/port.ts';
import type { SavedProfile } from './profile-settings.types.ts';

/** Reads the member's own profile. Throws a Failure. */
export const loadProfile = promisePort<SavedProfile>('loadProfile');

/**
 * Saves it as a change of the version it names, and returns it as the server has it now. Throws a Failure:
 * `conflict` with the code `stale` where it is another version by now.
 */
export const saveProfile = promisePort<SavedProfile, SavedProfile>('saveProfile');
