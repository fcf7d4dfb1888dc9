import { fromPromise } from 'xstate';
import type { NameAnswer } from '#machines/auth/username.types.ts';
import { checkUsername } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the advice on a username to `GET /api/v1/usernames/{name}`. */
export const usernameAdapter = (http: Http) => ({
  actors: {
    checkUsername: fromPromise<NameAnswer, { readonly username: string }>(({ input, signal }) =>
      checkUsername(http, input.username, signal),
    ),
  },
});
