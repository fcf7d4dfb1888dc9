import { fromPromise } from 'xstate';
import { selectionMachine } from '#machines/media/selection.machine.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadLibrary } from '#src/api/media/library.ts';
import { folderMoveAdapter } from './folder-move.adapter.ts';

/** Joins the library's chart to `GET /api/v1/library/…`, and its selection to the move into a folder. */
export const libraryAdapter = (http: Http) => {
  const { moveFiles } = folderMoveAdapter(http).actors;
  return {
    actors: {
      loadLibrary: fromPromise<LibraryPage, LibraryAsked>(({ input }) => loadLibrary(http, input)),
      selection: selectionMachine.provide({ actors: { moveFiles } }),
    },
  };
};
