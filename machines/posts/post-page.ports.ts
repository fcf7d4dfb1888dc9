import { promisePort } from '../lib/port.ts';
import type { CopiedPostLink } from './post-page.types.ts';
import type { Post } from './post.types.ts';

/** Reads one post; `notFound` also where the viewer may not know of it. Throws a Failure. */
export const loadPost = promisePort<Post, { username: string; postId: number }>('loadPost');

/** Copies the absolute URL of a path to the clipboard. Throws where there is no clipboard. */
export const copyPostLink = promisePort<CopiedPostLink, { path: string }>('copyPostLink');
