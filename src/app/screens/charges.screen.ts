import { chargesMachine } from '#machines/billing/charges.machine.ts';
import { chargesAdapter } from '#src/actors/billing/charges.adapter.ts';
import { ChargesView } from '#src/views/billing/charges.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/billing/sent/coming`. */
export default defineScreen({
  machine: chargesMachine,
  View: ChargesView,
  title: 'billing.charges.title',
  provide: ({ http }) => chargesAdapter(http),
});
