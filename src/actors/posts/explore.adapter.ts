import { fromPromise } from 'xstate';
import type { ExplorePage, ExploreRequest } from '#machines/posts/explore.types.ts';
import { loadExplore } from '#src/api/posts/explore.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the explore chart's port to `GET /api/v1/explore`. */
export const exploreAdapter = (http: Http) => ({
  actors: {
    loadExplore: fromPromise<ExplorePage, ExploreRequest>(({ input, signal }) =>
      loadExplore(http, input, signal),
    ),
  },
});
