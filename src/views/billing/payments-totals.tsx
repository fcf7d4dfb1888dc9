import type { SnapshotFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { useText } from '#src/ui/text.tsx';
import css from './payments.module.css';

/** The sums of all that is asked for, also of what is not loaded yet. */
export function PaymentsTotals({ state }: { state: SnapshotFrom<typeof paymentsMachine> }) {
  const { plural, money } = useText();
  const { side, totals } = state.context;
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
    <p className={css.totals} role="status">
      {text}
    </p>
  );
}
