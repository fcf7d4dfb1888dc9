import { fromPromise } from 'xstate';
import type { PayoutSummary, PayoutPage, PayoutRequest } from '#machines/billing/payout.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { cancelPayout, loadSummary, loadPayouts, requestPayout } from '#src/api/billing/payouts.ts';
import { intentKeys } from '../lib/intent-keys.ts';

/** Joins the chart of payouts to its calls. */
export const payoutAdapter = (http: Http) => {
  const keyOf = intentKeys();
  return {
    actors: {
      loadPayout: fromPromise<PayoutSummary, void>(() => loadSummary(http)),
      loadOlder: fromPromise<PayoutPage, { cursor: string | null }>(({ input }) =>
        loadPayouts(http, input.cursor),
      ),
      requestPayout: fromPromise<PayoutSummary, PayoutRequest>(({ input }) =>
        requestPayout(http, input.amount, keyOf(input.intent)),
      ),
      cancelPayout: fromPromise<PayoutSummary, { id: number }>(({ input }) =>
        cancelPayout(http, input.id),
      ),
    },
  };
};
