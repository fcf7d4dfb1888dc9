import type { EventObject } from 'xstate';
import { callbackPort, promisePort } from '../lib/port.ts';
import type { CommentsAsked, CommentsPage } from './comment-list.types.ts';

/** Reads a page of a thread; a null cursor asks for the first. Throws a Failure. */
export const loadComments = promisePort<CommentsPage, CommentsAsked>('loadComments');

/** Reports what others change in the thread (ThreadChange, `comments.stale`) until it is stopped. */
export const watchThread = callbackPort<EventObject, { postId: number; viewerId: number | null }>(
  'watchThread',
);
