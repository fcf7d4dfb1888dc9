import { fromPromise } from 'xstate';
import type { Plan } from '#machines/billing/subscribe.types.ts';
import { loadPlans } from '#src/api/billing/billing.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the subscription selector to a creator's plans. */
export const subscribeAdapter = (http: Http) => ({
  actors: {
    loadPlans: fromPromise<readonly Plan[], { username: string }>(({ input }) =>
      loadPlans(http, input.username),
    ),
  },
});
