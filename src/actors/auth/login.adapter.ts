import { fromPromise } from 'xstate';
import type { LoginAnswer, LoginForm } from '#machines/auth/login.types.ts';
import { login } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';

/** Joins the login chart's port to `POST /login`. */
export const loginAdapter = (http: Http) => ({
  actors: {
    authenticate: fromPromise<LoginAnswer, LoginForm>(({ input }) => login(http, input)),
  },
});
