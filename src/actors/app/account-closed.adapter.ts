import { fromPromise } from 'xstate';
import type { EndedRenewal, LeavingLedger } from '#machines/settings/leaving.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { keepAccount, loadLedger } from '#src/api/settings/leaving.ts';

/** Joins the chart of a closed account to `/me/leaving` and `/me/reactivate`. */
export const accountClosedAdapter = (http: Http) => ({
  actors: {
    loadLedger: fromPromise<LeavingLedger, void>(() => loadLedger(http)),
    keepAccount: fromPromise<readonly EndedRenewal[], void>(() => keepAccount(http)),
  },
});
