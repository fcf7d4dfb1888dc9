import { fromPromise } from 'xstate';
import type { CommentAttempt } from '#machines/posts/comment-composer.types.ts';
import type { Comment } from '#machines/posts/comment.types.ts';
import { sendComment } from '#src/api/comments.ts';
import type { Http } from '#src/api/http.types.ts';
import { intentKeys } from '../lib/intent-keys.ts';

/** Joins the composer of a thread to `POST /api/v1/posts/{id}/comments`, one key an intent. */
export function commentComposerAdapter(http: Http) {
  const keyOf = intentKeys();
  return {
    actors: {
      sendComment: fromPromise<Comment, CommentAttempt>(({ input: { intent, ...rest } }) =>
        sendComment(http, { ...rest, key: keyOf(intent) }),
      ),
    },
  };
}
