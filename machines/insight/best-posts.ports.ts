import { promisePort } from '../lib/port.ts';
import type { BestPost, BestPostsAsked } from './best-posts.types.ts';

/** The member's posts that brought most in a range, best first. Throws a Failure. */
export const loadBestPosts = promisePort<readonly BestPost[], BestPostsAsked>('loadBestPosts');
