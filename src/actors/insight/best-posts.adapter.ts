import { fromPromise } from 'xstate';
import type { BestPost, BestPostsAsked } from '#machines/insight/best-posts.types.ts';
import { loadBestPosts } from '#src/api/insight/analytics.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the best posts to `GET /api/v1/analytics/posts`, in the zone of this device. */
export const bestPostsAdapter = (http: Http) => ({
  actors: {
    loadBestPosts: fromPromise<readonly BestPost[], BestPostsAsked>(({ input }) => {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      return loadBestPosts(http, { ...input, zone });
    }),
  },
});
