import { fromPromise } from 'xstate';
import type { BanType, RelationAnswer } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { banPerson, forgivePerson } from '#src/api/people/relation-commands.ts';

/** Joins the blacklist chart's ports to `POST /api/v1/people/{id}/ban` and `/forgive`. */
export const blacklistAdapter = (http: Http) => ({
  actors: {
    banPerson: fromPromise<RelationAnswer, { userId: number; banType: BanType }>(({ input }) =>
      banPerson(http, input.userId, input.banType),
    ),
    forgivePerson: fromPromise<RelationAnswer, { userId: number }>(({ input }) =>
      forgivePerson(http, input.userId),
    ),
  },
});
