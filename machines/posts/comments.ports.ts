import { promisePort } from '../lib/port.ts';
import type { CommentsAsked, CommentsPage } from './comments.types.ts';

/** Reads a page of a thread; a null cursor asks for the first. Throws a Failure. */
export const loadComments = promisePort<CommentsPage, CommentsAsked>('loadComments');
