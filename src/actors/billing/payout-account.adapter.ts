import { fromPromise } from 'xstate';
import type { AccountForm, PayoutMethod } from '#machines/billing/payout-account.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadMethod, saveMethod } from '#src/api/billing/payouts.ts';

/** Joins the chart of a creator's account to its calls. */
export const payoutAccountAdapter = (http: Http) => ({
  actors: {
    loadMethod: fromPromise<PayoutMethod | null, void>(() => loadMethod(http)),
    saveMethod: fromPromise<PayoutMethod, AccountForm>(({ input }) => saveMethod(http, input)),
  },
});
