import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import { PurchaseView } from '#src/views/billing/purchase.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { PurchaseDialog } from '#machines/billing/payment.types.ts';

export default defineDialog<PurchaseDialog, typeof purchaseMachine>('purchase', {
  machine: purchaseMachine,
  View: PurchaseView,
  provide: purchaseAdapter,
  input: (asked, { viewer }) => ({ ...asked, viewerId: viewer?.id ?? 0 }),
});
