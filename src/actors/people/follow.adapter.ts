import { fromPromise } from 'xstate';
import type { RelationAnswer } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { startFollowing, stopFollowing } from '#src/api/people/relation-commands.ts';

/** Joins the follow chart's ports to `POST /api/v1/people/{id}/start_following` and `/stop_following`. */
export const followAdapter = (http: Http) => ({
  actors: {
    startFollowing: fromPromise<RelationAnswer, { userId: number }>(({ input }) =>
      startFollowing(http, input.userId),
    ),
    stopFollowing: fromPromise<RelationAnswer, { userId: number }>(({ input }) =>
      stopFollowing(http, input.userId),
    ),
  },
});
