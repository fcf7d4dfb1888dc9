import { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { receiptAdapter } from '#src/actors/billing/receipt.adapter.ts';
import { ReceiptView } from '#src/views/billing/receipt.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/billing/receipts/{id}`. */
export default defineScreen({
  machine: receiptMachine,
  View: ReceiptView,
  title: 'billing.receipt.title',
  provide: ({ http }) => receiptAdapter(http),
  input: ({ params, viewer }) => ({
    paymentId: Number(params['id']),
    viewerName: viewer?.displayName ?? '',
  }),
});
