import { fromPromise } from 'xstate';
import type { FilesDeleteAsked, FilesDeleteEffects } from '#machines/media/files-delete.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { deleteFiles, loadFileEffects } from '#src/api/media/deletion.ts';

/** Joins the question's ports to `POST /api/v1/library/delete` and its effects. */
export const filesDeleteAdapter = (http: Http) => ({
  actors: {
    loadFileEffects: fromPromise<FilesDeleteEffects, FilesDeleteAsked>(({ input }) =>
      loadFileEffects(http, input),
    ),
    deleteFiles: fromPromise<readonly string[], FilesDeleteAsked>(({ input }) =>
      deleteFiles(http, input),
    ),
  },
});
