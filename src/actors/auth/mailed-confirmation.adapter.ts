import { fromPromise } from 'xstate';
import type { Http } from '#src/api/lib/http.types.ts';
import { isConfirmed, mailConfirmation } from '#src/api/auth/verification.ts';

/** Joins the proof by mail to `/user/confirmed-password-status` and `/user/confirm-password/link`. */
export const mailedConfirmationAdapter = (http: Http) => ({
  actors: {
    lookUp: fromPromise<boolean, void>(() => isConfirmed(http)),
    mailLink: fromPromise<void, void>(() => mailConfirmation(http)),
  },
});
