import { promisePort } from '../lib/port.ts';
import type { Post } from './post.types.ts';
import type { PostsAsked, ProfilePostsPage } from './post-list.types.ts';

/** One page of a profile's posts, latest first; a null cursor gets the first. Throws a Failure. */
export const loadPosts = promisePort<ProfilePostsPage, PostsAsked>('loadPosts');

/** One post, as the viewer may see it now. Throws a Failure. */
export const loadPost = promisePort<Post, { username: string; postId: number }>('loadPost');
