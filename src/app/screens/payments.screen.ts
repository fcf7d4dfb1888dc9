import { filtersOf } from '#machines/billing/payment-filters.ts';
import { paymentsMachine } from '#machines/billing/payments.machine.ts';
import type { PaymentSide } from '#machines/billing/payments.types.ts';
import { pathnameOf } from '#machines/navigation/location.ts';
import { href } from '#machines/navigation/routes.ts';
import { paymentsAdapter } from '#src/actors/billing/payments.adapter.ts';
import { PaymentsView } from '#src/views/billing/payments.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/billing/received` and `/billing/sent`. */
export default defineScreen({
  machine: paymentsMachine,
  View: PaymentsView,
  title: 'billing.payments.title',
  keeps: true,
  provide: ({ http }) => paymentsAdapter(http),
  input: ({ path, query }) => {
    const isSent = pathnameOf(path) === href('billingSent');
    const side: PaymentSide = isSent ? 'sent' : 'received';
    return { side, filters: filtersOf(side, query) };
  },
});
