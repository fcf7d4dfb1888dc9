import { fromPromise } from 'xstate';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadLibrary } from '#src/api/media/library.ts';

/** Joins the library's chart to `GET /api/v1/library/…`. */
export const libraryAdapter = (http: Http) => ({
  actors: {
    loadLibrary: fromPromise<LibraryPage, LibraryAsked>(({ input }) => loadLibrary(http, input)),
  },
});
