import { fromPromise } from 'xstate';
import type { PreviewOffer } from '#machines/media/file-preview.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { savePreview } from '#src/api/media/preview.ts';

/** Joins the preview's port to `PUT /api/v1/files/{hash}/preview`. */
export const filePreviewAdapter = (http: Http) => ({
  actors: {
    savePreview: fromPromise<PreviewOffer, PreviewOffer & { hash: string }>(async ({ input }) => {
      await savePreview(http, input);
      return { isOffered: input.isOffered };
    }),
  },
});
