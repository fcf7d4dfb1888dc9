import { fromCallback, fromPromise } from 'xstate';
import type { LinkAnswer } from '#machines/auth/email-verification.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { changeEmail, requestLink } from '#src/api/verification.ts';

/** Milliseconds between two questions to the server whether the address is verified. */
const pollEvery = 10_000;

/** Joins the verification's ports to the server. */
export const emailVerificationAdapter = (http: Http) => ({
  actors: {
    requestLink: fromPromise<LinkAnswer, void>(() => requestLink(http)),
    changeEmail: fromPromise<Viewer, { email: string }>(({ input }) =>
      changeEmail(http, input.email),
    ),
    watchForProof: fromCallback<{ type: 'proof.read' }>(({ sendBack }) => {
      const timer = setInterval(() => {
        // A page that is shown again asks by itself.
        if (document.visibilityState === 'visible') sendBack({ type: 'verification.check' });
      }, pollEvery);
      return () => clearInterval(timer);
    }),
  },
});
