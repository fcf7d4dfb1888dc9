import { promisePort } from '../lib/port.ts';
import type {
  OpenedPost,
  PostEditorInput,
  PostSubmitted,
  PostToSubmit,
} from './post-editor.types.ts';

/** Finds what is unfinished, on this device and at the server. Throws a Failure. */
export const openPost = promisePort<OpenedPost, PostEditorInput>('openPost');

/**
 * Publishes, plans, or applies what the server has; asked again after a lost answer it finds what the
 * first call did. Throws a Failure.
 */
export const submitPost = promisePort<PostSubmitted, PostToSubmit>('submitPost');
