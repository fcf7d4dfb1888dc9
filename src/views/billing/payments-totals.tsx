import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './payments.module.css';

/** The sums of all that is asked for, also of what is not loaded yet. */
export function PaymentsTotals({ actor }: { actor: ActorRefFrom<typeof paymentsMachine> }) {
  const { plural, money } = useText();
  const side = useSelector(actor, ({ context }) => context.side);
  const totals = useSelector(actor, ({ context }) => context.totals);
  const minus = ({ amount, currency }: { amount: number; currency: string }) =>
    money({ amount: -amount, currency });
  const text =
    totals === null || totals.count === 0
      ? ''
      : side === 'received'
        ? plural('billing.payments.totalsReceived', totals.count, {
            gross: totals.gross,
            fee: totals.fee.amount === 0 ? totals.fee : minus(totals.fee),
            net: totals.net,
          })
        : plural('billing.payments.totalsSent', totals.count, { gross: totals.gross });
  return (
    <p className={css.total} role="status">
      {text}
    </p>
  );
}
