import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { cardFormAdapter } from '#src/actors/billing/card-form.adapter.ts';
import { CardFormView } from '#src/views/billing/card-form.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { PaymentFormDialog } from '#machines/billing/card-form.types.ts';

export default defineDialog<PaymentFormDialog, typeof cardFormMachine>('paymentForm', {
  machine: cardFormMachine,
  View: CardFormView,
  provide: ({ http }) => cardFormAdapter(http),
  input: (asked) => asked,
});
