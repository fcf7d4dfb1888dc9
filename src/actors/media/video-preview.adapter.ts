import { fromPromise } from 'xstate';
import type { RenewedClip } from '#machines/media/video-preview.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { renewAddresses } from '#src/api/media/addresses.ts';

/** Joins the preview's port to `POST /api/v1/media/addresses`. */
export const videoPreviewAdapter = (http: Http) => ({
  actors: {
    renewClip: fromPromise<RenewedClip, { url: string }>(async ({ input: { url } }) => {
      const [renewed] = await renewAddresses(http, [url]);
      return { url: renewed?.now ?? null };
    }),
  },
});
