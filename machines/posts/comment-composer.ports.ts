import { promisePort } from '../lib/port.ts';
import type { CommentAttempt } from './comment-composer.types.ts';
import type { Comment } from './comment.types.ts';

/** Sends a comment; the same intent again is the same comment. Throws a Failure. */
export const sendComment = promisePort<Comment, CommentAttempt>('sendComment');
