import { fromPromise } from 'xstate';
import { requestResetLink } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { PendingLogout } from './pending-logout.types.ts';

/** Joins the forgot-password chart's port to `POST /forgot-password`. */
export const forgotPasswordAdapter = (http: Http, pendingLogout: PendingLogout) => ({
  actors: {
    requestLink: fromPromise<void, { readonly email: string }>(async ({ input }) => {
      await pendingLogout.finish();
      await requestResetLink(http, input.email);
    }),
  },
});
