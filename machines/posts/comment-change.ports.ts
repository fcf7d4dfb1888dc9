import { promisePort } from '../lib/port.ts';
import type { Comment } from './comment.types.ts';

/** Gives a comment another text; within 15 minutes of its first. Throws a Failure. */
export const editComment = promisePort<Comment, { commentId: number; text: string }>('editComment');

/** Deletes a comment; one that is gone already is deleted. Throws a Failure. */
export const removeComment = promisePort<void, { commentId: number }>('removeComment');
