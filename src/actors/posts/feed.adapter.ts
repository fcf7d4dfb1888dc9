import { fromPromise } from 'xstate';
import type { FeedPage } from '#machines/posts/post-list.types.ts';
import { loadFeedPage } from '#src/api/posts/feed.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the feed chart's port to `GET /api/v1/feed`. */
export const feedAdapter = (http: Http) => ({
  actors: {
    loadFeed: fromPromise<FeedPage, { cursor: string | null }>(({ input }) =>
      loadFeedPage(http, input.cursor),
    ),
  },
});
