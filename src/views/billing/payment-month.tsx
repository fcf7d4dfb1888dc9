import type { Payment } from '#machines/billing/payments.types.ts';
import { RowList } from '#src/ui/lists/row-list.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PaymentRow } from './payment-row.tsx';
import css from './payments.module.css';

/** Payments of a month with their sum, marked as partial while some are not loaded. */
export function PaymentMonth({
  rows,
  isPartial,
}: {
  rows: readonly Payment[];
  isPartial: boolean;
}) {
  const { t, date, money } = useText();
  const [first] = rows;
  if (!first) return null;
  const isIn = first.direction === 'in';
  const { currency } = first.amount;
  const paid = rows.filter(({ status }) => status === 'succeeded');
  const amount = paid.reduce((sum, row) => sum + (row.net ?? row.amount).amount, 0);
  const name = date(first.createdAt, { month: 'long', year: 'numeric' });
  const key = `billing.payments.month.${isIn ? 'net' : 'paid'}${isPartial ? 'Part' : ''}` as const;
  return (
    <section className={css.month} aria-label={name}>
      <div className={css.monthHead}>
        <h2 className={css.monthName}>{name}</h2>
        <span>{t(key, { sum: money({ amount, currency }) })}</span>
      </div>
      <RowList
        label={name}
        rows={rows}
        anchor="payment"
        renderRow={(row) => <PaymentRow payment={row} />}
        onKey={() => undefined}
      />
    </section>
  );
}
