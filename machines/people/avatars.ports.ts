import { promisePort } from '../lib/port.ts';
import type { Face } from './avatars.types.ts';

/** Pictures of at most a hundred people; those the server does not know are left out. Throws a Failure. */
export const loadAvatars = promisePort<readonly Face[], { ids: readonly number[] }>('loadAvatars');
