import { fromPromise } from 'xstate';
import type { RelationUndo } from '#machines/people/relation-undo.types.ts';
import type { RelationAnswer } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { banPerson, forgivePerson, startFollowing } from '#src/api/relations.ts';

/** Joins the undo to `POST /api/v1/people/{id}/start_following`, `/forgive`, or `/ban` as before. */
export const relationUndoAdapter = (http: Http) => ({
  actors: {
    takeBack: fromPromise<RelationAnswer, RelationUndo>(({ input: undo }) => {
      if (undo.kind === 'follow') return startFollowing(http, undo.userId);
      return undo.before === null
        ? forgivePerson(http, undo.userId)
        : banPerson(http, undo.userId, undo.before);
    }),
  },
});
