import { fromPromise } from 'xstate';
import type { LikeAnswer } from '#machines/posts/like.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { dropLike, setLike } from '#src/api/posts/posts.ts';

/** Joins the like chart's ports to `POST` and `DELETE /api/v1/posts/{id}/like`. */
export const likeAdapter = (http: Http) => ({
  actors: {
    setLike: fromPromise<LikeAnswer, { postId: number }>(({ input }) =>
      setLike(http, input.postId),
    ),
    dropLike: fromPromise<LikeAnswer, { postId: number }>(({ input }) =>
      dropLike(http, input.postId),
    ),
  },
});
