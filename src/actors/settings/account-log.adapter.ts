import { fromPromise } from 'xstate';
import type { AccountLogPage } from '#machines/settings/account-log.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadLog } from '#src/api/settings/security.ts';

/** Joins the chart of the account's log to `GET /api/v1/me/log`. */
export const accountLogAdapter = (http: Http) => ({
  actors: {
    loadLog: fromPromise<AccountLogPage, { readonly cursor: string | null }>(({ input }) =>
      loadLog(http, input.cursor),
    ),
  },
});
