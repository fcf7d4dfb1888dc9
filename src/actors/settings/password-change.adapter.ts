import { fromPromise } from 'xstate';
import type { PasswordForm } from '#machines/settings/password-change.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { changePassword } from '#src/api/settings/security.ts';

/** Joins the chart of a new password to `PUT /user/password`. */
export const passwordChangeAdapter = (http: Http) => ({
  actors: {
    changePassword: fromPromise<void, PasswordForm>(({ input }) => changePassword(http, input)),
  },
});
