import { fromPromise } from 'xstate';
import type { Receipt } from '#machines/billing/receipt.types.ts';
import { loadReceipt } from '#src/api/billing/billing-lists.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins a receipt to `GET /api/v1/billing/transactions/{id}`. */
export const receiptAdapter = (http: Http) => ({
  actors: {
    loadReceipt: fromPromise<Receipt, { paymentId: number }>(({ input }) =>
      loadReceipt(http, input),
    ),
  },
});
