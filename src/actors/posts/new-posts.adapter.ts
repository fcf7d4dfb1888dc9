import { fromPromise } from 'xstate';
import { countNewPosts } from '#src/api/posts/feed.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the port of new posts to `GET /api/v1/feed/new_count`. */
export const newPostsAdapter = (http: Http) => ({
  actors: {
    countNew: fromPromise<number, { newestId: number }>(({ input }) =>
      countNewPosts(http, input.newestId),
    ),
  },
});
