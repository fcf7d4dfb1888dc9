import { fromPromise } from 'xstate';
import type {
  EndedFile,
  OlderFiles,
  OlderPage,
  ViewerAddress,
  ViewerMore,
  ViewerPage,
} from '#machines/media/viewer.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadChatMedia } from '#src/api/chat/chat-media.ts';
import { renewFile } from '#src/api/media/addresses.ts';
import { loadLibrary, renewAddress } from '#src/api/media/library.ts';

/**
 * Joins the viewer's chart to `GET /api/v1/library/files/{hash}`, `POST /api/v1/media/addresses` and
 * the pages of the library and of a chat's files.
 */
export const viewerAdapter = (http: Http) => ({
  actors: {
    renewAddress: fromPromise<ViewerAddress, EndedFile>(({ input }) =>
      input.place === 'library' ? renewAddress(http, input.hash) : renewFile(http, input),
    ),
    loadFiles: fromPromise<ViewerPage, ViewerMore>(async ({ input }) => {
      const { entries, cursor } = await loadLibrary(http, input);
      return { files: entries, cursor };
    }),
    loadOlderFiles: fromPromise<OlderPage, OlderFiles>(({ input }) => loadChatMedia(http, input)),
  },
});
