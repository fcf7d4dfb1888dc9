import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.types.ts';
import { confirmPassword } from '#src/api/verification.ts';

/** Joins the password dialog's port to `POST /user/confirm-password`. */
export const passwordAdapter = (http: Http) => ({
  actors: {
    confirmPassword: fromPromise<void, { password: string }>(({ input }) =>
      confirmPassword(http, input.password),
    ),
  },
});
