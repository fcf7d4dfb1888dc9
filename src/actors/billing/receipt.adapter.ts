import { fromPromise } from 'xstate';
import type { Receipt, SharedReceipt } from '#machines/billing/receipt.types.ts';
import { loadReceipt } from '#src/api/billing/billing-lists.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { shareLink } from '../lib/share-link.ts';

/** Joins a receipt to `GET /api/v1/billing/transactions/{id}` and the share sheet. */
export const receiptAdapter = (http: Http) => ({
  actors: {
    loadReceipt: fromPromise<Receipt, { paymentId: number }>(({ input }) =>
      loadReceipt(http, input),
    ),
    shareReceipt: fromPromise<SharedReceipt, { path: string }>(({ input }) =>
      shareLink(input.path, null),
    ),
  },
});
