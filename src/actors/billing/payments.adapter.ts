import { fromPromise } from 'xstate';
import { overviewMachine } from '#machines/billing/overview.machine.ts';
import type { PaymentsAsked, PaymentsPage } from '#machines/billing/payments.types.ts';
import { loadPayments } from '#src/api/billing/billing-lists.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { overviewAdapter } from './overview.adapter.ts';

/** Joins a list of payments to its calls, and the sums above to theirs. */
export const paymentsAdapter = (http: Http) => ({
  actors: {
    loadPayments: fromPromise<PaymentsPage, PaymentsAsked>(({ input }) =>
      loadPayments(http, input),
    ),
    overview: overviewMachine.provide(overviewAdapter(http)),
  },
});
