import { fromPromise } from 'xstate';
import { toFailure } from '#machines/lib/failure.ts';
import type { Comment } from '#machines/posts/comment.types.ts';
import { editComment, removeComment } from '#src/api/posts/comments.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the change of a comment to `PATCH` and `DELETE /api/v1/comments/{id}`. */
export const commentChangeAdapter = (http: Http) => ({
  actors: {
    editComment: fromPromise<Comment, { commentId: number; text: string }>(({ input }) =>
      editComment(http, input.commentId, input.text),
    ),
    removeComment: fromPromise<void, { commentId: number }>(async ({ input }) => {
      try {
        await removeComment(http, input.commentId);
      } catch (error) {
        // A comment that is deleted already counts as deleted by this request.
        if (toFailure(error).kind !== 'notFound') throw error;
      }
    }),
  },
});
