import { promisePort } from '../lib/port.ts';
import type { MyPost } from './my-post.types.ts';
import type { PostCommandInput } from './post-command.types.ts';

/** Publishes a post, applies a draft of an edit, or makes a copy; gives what it came to. Throws a Failure. */
export const actOnPost = promisePort<MyPost, PostCommandInput>('actOnPost');
