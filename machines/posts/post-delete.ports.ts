import { promisePort } from '../lib/port.ts';
import type { PostEffects } from './post-delete.types.ts';

/** Reads the effects of deleting this post. Throws a Failure. */
export const loadEffects = promisePort<PostEffects, { postId: number }>('loadEffects');

/**
 * Deletes one's own post; its server keeps it for an hour. Throws a Failure, `has_purchases` when there
 * are more or fewer buyers than were accepted.
 */
export const deletePost = promisePort<void, { postId: number; buyers: number }>('deletePost');
