import { fromPromise } from 'xstate';
import type { BanType, RelationAnswer } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { banPerson, forgivePerson } from '#src/api/people/relation-commands.ts';

/** Joins the block dialog's ports to `POST /people/{id}/ban` and `…/forgive`. */
export const blockAdapter = (http: Http) => ({
  actors: {
    banPerson: fromPromise<RelationAnswer, { userId: number; banType: BanType }>(({ input }) =>
      banPerson(http, input.userId, input.banType),
    ),
    forgivePerson: fromPromise<RelationAnswer, { userId: number }>(({ input }) =>
      forgivePerson(http, input.userId),
    ),
  },
});
