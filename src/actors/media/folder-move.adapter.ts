import { fromPromise } from 'xstate';
import type { FolderChange } from '#machines/people/undo.types.ts';
import type { FilesMoved } from '#machines/media/folder-move.types.ts';
import type { Folder } from '#machines/media/folder-name.types.ts';
import { listFolders, moveFiles } from '#src/api/media/folders.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the dialog's ports to `/api/v1/library/folders`. */
export const folderMoveAdapter = (http: Http) => ({
  actors: {
    loadFolders: fromPromise<readonly Folder[], null>(() => listFolders(http)),
    moveFiles: fromPromise<readonly FolderChange[], FilesMoved>(({ input }) =>
      moveFiles(http, input),
    ),
  },
});
