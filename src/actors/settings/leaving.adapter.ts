import { fromPromise } from 'xstate';
import type { LeavingLedger } from '#machines/settings/leaving.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { closeAccount, endRenewals, loadLedger } from '#src/api/settings/leaving.ts';

/** Joins the chart of leaving to `/me/leaving`, `/me/delete` and the renewals of subscribers. */
export const leavingAdapter = (http: Http) => ({
  actors: {
    loadLedger: fromPromise<LeavingLedger, void>(() => loadLedger(http)),
    endRenewals: fromPromise<LeavingLedger, void>(() => endRenewals(http)),
    closeAccount: fromPromise<void, { readonly reason: string }>(({ input }) =>
      closeAccount(http, input.reason),
    ),
  },
});
