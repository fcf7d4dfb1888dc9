import { fromPromise } from 'xstate';
import { deleteFolder } from '#src/api/folders.ts';
import type { Http } from '#src/api/http.types.ts';

/** Joins the question's port to `DELETE /library/folders/{id}`. */
export const folderDeleteAdapter = (http: Http) => ({
  actors: {
    deleteFolder: fromPromise<void, { id: number }>(({ input }) => deleteFolder(http, input.id)),
  },
});
