import { fromPromise } from 'xstate';
import type { CommentAttempt } from '#machines/posts/comment-composer.types.ts';
import type { Comment } from '#machines/posts/comment.types.ts';
import { sendComment } from '#src/api/posts/comments.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { newId } from '#src/ids.ts';

/** Joins the composer of a thread to `POST /api/v1/posts/{id}/comments` and to the key maker. */
export const commentComposerAdapter = (http: Http) => ({
  actors: {
    sealComment: fromPromise<{ key: string }, void>(() => Promise.resolve({ key: newId() })),
    sendComment: fromPromise<Comment, CommentAttempt>(({ input }) => sendComment(http, input)),
  },
});
