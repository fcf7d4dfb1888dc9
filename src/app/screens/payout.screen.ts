import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { payoutMachine } from '#machines/billing/payout.machine.ts';
import { payoutAccountAdapter } from '#src/actors/billing/payout-account.adapter.ts';
import { payoutAdapter } from '#src/actors/billing/payout.adapter.ts';
import { PayoutView } from '#src/views/billing/payout.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/billing/payout`. */
export default defineScreen({
  machine: payoutMachine,
  View: PayoutView,
  title: 'billing.payout.title',
  input: ({ viewer }) => ({ maySell: viewer?.isCreator ?? false }),
  provide: ({ http }) => ({
    actors: {
      ...payoutAdapter(http).actors,
      account: payoutAccountMachine.provide(payoutAccountAdapter(http)),
    },
  }),
});
