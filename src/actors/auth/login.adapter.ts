import { fromPromise } from 'xstate';
import type { LoginAnswer, LoginForm } from '#machines/auth/login.types.ts';
import { login } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';
import { finishDeparture, type Store } from './departure.ts';

/** Joins the login chart's port to `POST /login`, after a logout that the server has not heard of. */
export const loginAdapter = (http: Http, store: Store = localStorage) => ({
  actors: {
    authenticate: fromPromise<LoginAnswer, LoginForm>(async ({ input }) => {
      await finishDeparture(http, store);
      return login(http, input);
    }),
  },
});
