import { fromPromise } from 'xstate';
import type { LinkAnswer } from '#machines/auth/email-verification.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import { fetchIdentity } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { requestLink } from '#src/api/auth/verification.ts';
import { watchForProof } from './watch-for-proof.ts';

/** Joins the ports to `GET /api/v1/me` and `POST /email/verification-notification`. */
export const emailLandingAdapter = (http: Http) => ({
  actors: {
    lookUp: fromPromise<Viewer, void>(async () => (await fetchIdentity(http)).viewer),
    mailLink: fromPromise<LinkAnswer, void>(() => requestLink(http)),
    watchForProof,
  },
});
