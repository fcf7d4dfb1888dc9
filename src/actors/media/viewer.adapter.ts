import { fromPromise } from 'xstate';
import type { EndedFile, ViewerAddress } from '#machines/media/viewer.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { renewFile } from '#src/api/media/addresses.ts';
import { renewAddress } from '#src/api/media/library.ts';

/** Joins the viewer's chart to `GET /api/v1/library/files/{hash}` and `POST /api/v1/media/addresses`. */
export const viewerAdapter = (http: Http) => ({
  actors: {
    renewAddress: fromPromise<ViewerAddress, EndedFile>(({ input }) =>
      input.place === 'post' ? renewFile(http, input) : renewAddress(http, input.hash),
    ),
  },
});
