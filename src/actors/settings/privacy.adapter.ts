import { fromPromise } from 'xstate';
import type { Privacy } from '#machines/auth/viewer.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { savePrivacy } from '#src/api/settings/privacy.ts';

/** Joins the chart of privacy to `/me/site_settings`. */
export const privacyAdapter = (http: Http) => ({
  actors: {
    savePrivacy: fromPromise<Privacy, Privacy>(({ input }) => savePrivacy(http, input)),
  },
});
