import { fromPromise } from 'xstate';
import type { LinkAnswer } from '#machines/auth/email-verification.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { changeEmail, requestLink } from '#src/api/auth/verification.ts';
import { watchForProof } from './watch-for-proof.ts';

/** Joins the ports to `POST /email/verification-notification` and `PATCH /api/v1/me/email`. */
export const emailVerificationAdapter = (http: Http) => ({
  actors: {
    requestLink: fromPromise<LinkAnswer, void>(() => requestLink(http)),
    changeEmail: fromPromise<Viewer, { email: string }>(({ input }) =>
      changeEmail(http, input.email),
    ),
    watchForProof,
  },
});
