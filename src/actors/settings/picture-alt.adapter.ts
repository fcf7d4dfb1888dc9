import { fromPromise } from 'xstate';
import type { PictureAltInput } from '#machines/settings/picture-alt.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { saveAlt } from '#src/api/settings/own-pictures.ts';

/** Joins the chart of a picture's words to `PATCH /me/profile_photo/alt` and `/me/banner/alt`. */
export const pictureAltAdapter = (http: Http) => ({
  actors: {
    saveAlt: fromPromise<string, PictureAltInput>(({ input }) => saveAlt(http, input)),
  },
});
