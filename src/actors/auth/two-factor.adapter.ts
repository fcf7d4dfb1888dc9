import { fromPromise } from 'xstate';
import type { Challenge } from '#machines/auth/credentials.types.ts';
import { proveIdentity } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the challenge's port to `POST /two-factor-challenge`. */
export const twoFactorAdapter = (http: Http) => ({
  actors: {
    proveIdentity: fromPromise<void, Challenge>(({ input }) => proveIdentity(http, input)),
  },
});
