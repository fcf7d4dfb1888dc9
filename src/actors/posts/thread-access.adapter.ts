import { fromPromise } from 'xstate';
import type { OpenTo } from '#machines/posts/thread-access.types.ts';
import { openThread } from '#src/api/posts/comments.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the choice of who may comment to `PATCH /api/v1/posts/{id}/comments`. */
export const threadAccessAdapter = (http: Http) => ({
  actors: {
    openThread: fromPromise<void, { postId: number; openTo: OpenTo }>(({ input }) =>
      openThread(http, input.postId, input.openTo),
    ),
  },
});
