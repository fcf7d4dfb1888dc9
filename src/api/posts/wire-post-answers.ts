import type { LikeAnswer, Post } from '#src/contract/posts/post.ts';
import * as read from '../lib/reader.ts';
import { post } from './wire-posts.ts';

/** One post as the answer. */
export const postAnswer = read.sureRecord<{ data: Post }>({ data: post });

/** Answer with the number of likes; throws Unreadable where the server sends none. */
export const likeAnswer = read.record<Pick<LikeAnswer, 'likes_count'>>({
  likes_count: read.id,
});
