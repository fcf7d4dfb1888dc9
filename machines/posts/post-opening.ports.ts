import { promisePort } from '../lib/port.ts';
import type { PostVersion } from './post-content.types.ts';
import type { DeviceAnswer, KeptSlot } from './post-opening.types.ts';
import type { PostToFind, ServerAnswer, ServerPost } from './server-post.types.ts';

/** Reads this device's entry of a post; the latest entry of any tab becomes this tab's own. */
export const readKept = promisePort<DeviceAnswer, KeptSlot>('readKept');

/** Drops what this tab keeps of a post. */
export const dropKept = promisePort<void, KeptSlot>('dropKept');

/** Finds what an earlier call made of a new post under this key, or makes it. Throws a Failure. */
export const findMade = promisePort<PostVersion, { key: string }>('findMade');

/** Finds one's own post of this number. Throws a Failure. */
export const findPost = promisePort<ServerAnswer<ServerPost | null>, PostToFind>('findPost');

/** Finds the draft in which a published post is being changed. Throws a Failure. */
export const findEdit = promisePort<ServerAnswer<ServerPost | null>, { postId: number }>(
  'findEdit',
);

/** Percent of a price that the site keeps. Throws a Failure. */
export const loadFeePercent = promisePort<number>('loadFeePercent');
