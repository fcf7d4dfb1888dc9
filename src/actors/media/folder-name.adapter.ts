import { fromPromise } from 'xstate';
import type { Folder } from '#machines/media/folder-name.types.ts';
import { saveFolder } from '#src/api/media/folders.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the folder name's port to `/api/v1/library/folders`. */
export const folderNameAdapter = (http: Http) => ({
  actors: {
    saveFolder: fromPromise<Folder, { id: number | null; name: string }>(({ input }) =>
      saveFolder(http, input),
    ),
  },
});
