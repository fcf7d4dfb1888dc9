import { fromPromise } from 'xstate';
import { commentsMachine } from '#machines/posts/comments.machine.ts';
import { likeMachine } from '#machines/posts/like.machine.ts';
import type { CopiedPostLink } from '#machines/posts/post-page.types.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { loadProfilePost } from '#src/api/profiles.ts';
import { copyLink } from '../lib/copy-link.ts';
import { commentsAdapter, type CommentsWorld } from './comments.adapter.ts';
import { likeAdapter } from './like.adapter.ts';

/** Joins the ports of a post's page to `GET /api/v1/profiles/{username}/posts/{id}` and the clipboard. */
export const postPageAdapter = ({ http, threads }: CommentsWorld) => ({
  actors: {
    loadPost: fromPromise<Post, { username: string; postId: number }>(({ input }) =>
      loadProfilePost(http, input.username, input.postId),
    ),
    copyPostLink: fromPromise<CopiedPostLink, { path: string }>(({ input }) =>
      copyLink(input.path),
    ),
    like: likeMachine.provide(likeAdapter(http)),
    comments: commentsMachine.provide(commentsAdapter({ http, threads })),
  },
});
