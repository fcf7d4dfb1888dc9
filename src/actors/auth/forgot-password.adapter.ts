import { fromPromise } from 'xstate';
import { requestResetLink } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';
import { finishDeparture, type Store } from './departure.ts';

/** Joins the forgot-password chart's port to `POST /forgot-password`. */
export const forgotPasswordAdapter = (http: Http, store: Store) => ({
  actors: {
    requestLink: fromPromise<void, { readonly email: string }>(async ({ input }) => {
      await finishDeparture(http, store);
      await requestResetLink(http, input.email);
    }),
  },
});
