import { promisePort } from '../lib/port.ts';
import type { LikeAnswer } from './like.types.ts';

/** Likes one post; answers its number of likes. Idempotent. Throws a Failure. */
export const setLike = promisePort<LikeAnswer, { postId: number }>('setLike');

/** Takes the like of one post back; answers its number of likes. Idempotent. Throws a Failure. */
export const dropLike = promisePort<LikeAnswer, { postId: number }>('dropLike');
