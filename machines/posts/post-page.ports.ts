import { promisePort } from '../lib/port.ts';
import type { Post } from './post.types.ts';

/** Reads one post; `notFound` also where the viewer may not know of it. Throws a Failure. */
export const loadPost = promisePort<Post, { username: string; postId: number }>('loadPost');
