import { fromPromise } from 'xstate';
import type { ViewerAddress } from '#machines/media/viewer.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { renewAddress } from '#src/api/media/library.ts';

/** Joins the viewer's chart to `GET /api/v1/library/files/{hash}`. */
export const viewerAdapter = (http: Http) => ({
  actors: {
    renewAddress: fromPromise<ViewerAddress, { hash: string }>(({ input }) =>
      renewAddress(http, input.hash),
    ),
  },
});
