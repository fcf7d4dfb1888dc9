import { fromPromise } from 'xstate';
import type { BanUndo } from '#machines/people/ban-undo.types.ts';
import type { RelationAnswer } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { banPerson, forgivePerson } from '#src/api/relations.ts';

/** Joins the undo of a ban to `POST /api/v1/people/{id}/forgive`, or `/ban` where one stood before. */
export const banUndoAdapter = (http: Http) => ({
  actors: {
    undoBan: fromPromise<RelationAnswer, BanUndo>(({ input: { userId, before } }) =>
      before === null ? forgivePerson(http, userId) : banPerson(http, userId, before),
    ),
  },
});
