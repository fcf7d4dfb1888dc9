import { fromPromise } from 'xstate';
import type { PostEffects } from '#machines/posts/post-delete.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { deletePost, loadPostEffects } from '#src/api/posts/my-posts.ts';

/** Joins the question's ports to `GET /api/v1/posts/{id}/effects` and `DELETE /api/v1/posts/{id}`. */
export const postDeleteAdapter = (http: Http) => ({
  actors: {
    loadEffects: fromPromise<PostEffects, { postId: number }>(({ input }) =>
      loadPostEffects(http, input.postId),
    ),
    deletePost: fromPromise<void, { postId: number; buyers: number }>(({ input }) =>
      deletePost(http, input),
    ),
  },
});
