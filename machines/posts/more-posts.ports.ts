import { promisePort } from '../lib/port.ts';
import type { Post } from './post.types.ts';

/** Reads the latest posts of somebody. Throws a Failure. */
export const loadLatest = promisePort<readonly Post[], { username: string }>('loadLatest');
