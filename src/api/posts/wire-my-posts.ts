import type { MyPostsAnswer } from '#src/contract/posts/post-write.ts';
import * as read from '../lib/reader.ts';
import { post } from './wire-posts.ts';

/** A page of one's own posts, and how many there are of each kind. */
export const myPostsAnswer = read.sureRecord({
  data: read.sureList(post),
  meta: read.record({
    next_cursor: read.orNull(read.sureText),
    counts: read.record<MyPostsAnswer['meta']['counts']>({
      published: read.number(),
      scheduled: read.number(),
      draft: read.number(),
    }),
  }),
});
