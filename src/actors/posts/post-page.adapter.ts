import { fromPromise } from 'xstate';
import { commentsMachine } from '#machines/posts/comments.machine.ts';
import { morePostsMachine } from '#machines/posts/more-posts.machine.ts';
import { likeMachine } from '#machines/posts/like.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { loadProfilePost } from '#src/api/people/profiles.ts';
import { commentsAdapter, type CommentsDeps } from './comments.adapter.ts';
import { likeAdapter } from './like.adapter.ts';
import { morePostsAdapter } from './more-posts.adapter.ts';

/** Joins the ports of a post's page to `GET /api/v1/profiles/{username}/posts/{id}` and the clipboard. */
export const postPageAdapter = ({ http, threads }: CommentsDeps) => ({
  actors: {
    loadPost: fromPromise<Post, { username: string; postId: number }>(({ input }) =>
      loadProfilePost(http, input.username, input.postId),
    ),
    like: likeMachine.provide(likeAdapter(http)),
    more: morePostsMachine.provide(morePostsAdapter(http)),
    comments: commentsMachine.provide(commentsAdapter({ http, threads })),
  },
});
