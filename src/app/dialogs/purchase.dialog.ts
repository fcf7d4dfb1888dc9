import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import { PurchaseView } from '#src/views/billing/purchase.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('purchase', {
  machine: purchaseMachine,
  View: PurchaseView,
  provide: purchaseAdapter,
  input: (asked, { viewer }) => ({ ...asked, viewerId: viewer?.id ?? 0 }),
});
