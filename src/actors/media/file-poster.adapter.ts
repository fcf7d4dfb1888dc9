import { fromPromise } from 'xstate';
import type { PosterChoice, PosterKept } from '#machines/media/file-poster.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { savePoster } from '#src/api/media/poster.ts';
import { frameAt } from './video-probe.ts';

/** Joins the poster's port to a canvas and to `PUT /api/v1/files/{hash}/poster`. */
export const filePosterAdapter = (http: Http) => ({
  actors: {
    savePoster: fromPromise<PosterKept, PosterChoice>(async ({ input, signal }) => {
      const { hash, url, at } = input;
      const picture = await frameAt(url, at, signal);
      return { thumbUrl: picture && (await savePoster(http, { hash, picture })) };
    }),
  },
});
