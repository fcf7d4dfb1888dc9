import { promisePort } from '../lib/port.ts';
import type { ProfileForm } from './profile-settings.types.ts';

/** What the member says of themselves. Throws a Failure. */
export const loadProfile = promisePort<ProfileForm>('loadProfile');

/** Saves it, and returns it as the server has it now. Throws a Failure. */
export const saveProfile = promisePort<ProfileForm, ProfileForm>('saveProfile');
