import { promisePort } from '../lib/port.ts';
import type { Profile } from './profile-page.types.ts';

/** One person's page; `notFound` also when they blocked the viewer. Throws a Failure. */
export const loadProfile = promisePort<Profile, { username: string }>('loadProfile');
