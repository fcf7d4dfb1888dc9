import { promisePort } from '../lib/port.ts';
import type { MyPost } from './my-post.types.ts';
import type { PostStepInput } from './post-step.types.ts';

/** Publishes a post, applies a draft of an edit, or makes a copy; gives what it came to. Throws a Failure. */
export const actOnPost = promisePort<MyPost, PostStepInput>('actOnPost');
