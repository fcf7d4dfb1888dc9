import { promisePort } from '../lib/port.ts';
import type { CommentAttempt } from './comment-composer.types.ts';
import type { Comment } from './comment.types.ts';

/** Draws the key of a comment. */
export const sealComment = promisePort<{ key: string }>('sealComment');

/** Sends a comment; the same key again is the same comment. Throws a Failure. */
export const sendComment = promisePort<Comment, CommentAttempt>('sendComment');
