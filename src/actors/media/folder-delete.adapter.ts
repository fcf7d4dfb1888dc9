import { fromPromise } from 'xstate';
import { deleteFolder } from '#src/api/media/folders.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the question's port to `DELETE /library/folders/{id}`. */
export const folderDeleteAdapter = (http: Http) => ({
  actors: {
    deleteFolder: fromPromise<void, { id: number }>(({ input }) => deleteFolder(http, input.id)),
  },
});
