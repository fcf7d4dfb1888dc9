import { fromPromise } from 'xstate';
import type { LoginAnswer, LoginForm } from '#machines/auth/credentials.types.ts';
import { login } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { PendingLogout } from './pending-logout.types.ts';

/** Joins the login chart's port to `POST /login`, after a logout that the server has not confirmed. */
export const loginAdapter = (http: Http, pendingLogout: PendingLogout) => ({
  actors: {
    authenticate: fromPromise<LoginAnswer, LoginForm>(async ({ input }) => {
      await pendingLogout.finish();
      return login(http, input);
    }),
  },
});
