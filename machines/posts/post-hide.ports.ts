import { promisePort } from '../lib/port.ts';

/** Leaves one post out of the viewer's lists. Idempotent. Throws a Failure. */
export const hidePost = promisePort<void, { postId: number }>('hidePost');

/** Takes that back. Idempotent. Throws a Failure. */
export const unhidePost = promisePort<void, { postId: number }>('unhidePost');
