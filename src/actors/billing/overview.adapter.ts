import { fromPromise } from 'xstate';
import type { Balance } from '#machines/billing/overview.types.ts';
import { loadBalance } from '#src/api/billing/billing-lists.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the sums above the lists to `GET /api/v1/billing/balance`. */
export const overviewAdapter = (http: Http) => ({
  actors: { loadBalance: fromPromise<Balance, void>(() => loadBalance(http)) },
});
