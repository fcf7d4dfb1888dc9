import { promisePort } from '../lib/port.ts';
import type { MyPostsAsked, MyPostsPage } from './my-posts.types.ts';

/** One page of one's own posts; a null cursor gets the first. Throws a Failure. */
export const loadMyPosts = promisePort<MyPostsPage, MyPostsAsked>('loadMyPosts');
