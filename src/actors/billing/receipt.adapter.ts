import { fromPromise } from 'xstate';
import type { Payment } from '#machines/billing/payments.types.ts';
import { loadReceipt } from '#src/api/billing-lists.ts';
import type { Http } from '#src/api/http.types.ts';

/** Joins a receipt to `GET /api/v1/billing/transactions/{id}`. */
export const receiptAdapter = (http: Http) => ({
  actors: {
    loadReceipt: fromPromise<Payment, { paymentId: number }>(({ input }) =>
      loadReceipt(http, input),
    ),
  },
});
