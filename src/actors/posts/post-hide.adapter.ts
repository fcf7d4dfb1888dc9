import { fromPromise } from 'xstate';
import type { Http } from '#src/api/lib/http.types.ts';
import { hidePost, unhidePost } from '#src/api/posts/posts.ts';

/** Joins the ports of a hidden post to `POST` and `DELETE /api/v1/posts/{id}/hide`. */
export const postHideAdapter = (http: Http) => ({
  actors: {
    hidePost: fromPromise<void, { postId: number }>(({ input }) => hidePost(http, input.postId)),
    unhidePost: fromPromise<void, { postId: number }>(({ input }) =>
      unhidePost(http, input.postId),
    ),
  },
});
