import type { Payment } from '#machines/billing/payments.types.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PaymentMonth } from './payment-month.tsx';
import { byMonth } from './payment-months.ts';
import css from './payments.module.css';

/** The shape of rows to come. */
export function PaymentSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, each) => (
    <div key={each} className={css.bone}>
      <Skeleton lines={2} width="min(20rem, 80%)" />
    </div>
  ));
}

/** Names of the columns, where rows have them; each sum says its own to a screen reader. */
function Head({ payment }: { payment: Payment }) {
  const { t } = useText();
  const isIn = payment.direction === 'in';
  const names = isIn
    ? (['date', 'what', 'status', 'gross', 'fee', 'net'] as const)
    : (['date', 'what', 'paidWith', 'status', 'amount'] as const);
  return (
    <div className={classNames(css.row, css.head, isIn ? css.received : css.sent)} aria-hidden>
      {names.map((name) => (
        <span key={name}>{t(`billing.payments.${name}`)}</span>
      ))}
    </div>
  );
}

/** The rows, by month; while more are to come, the last month says that a part of it is missing. */
export function PaymentsList({
  payments,
  isWhole,
}: {
  payments: readonly Payment[];
  isWhole: boolean;
}) {
  const months = byMonth(payments);
  return (
    <div className={css.list}>
      {payments[0] && <Head payment={payments[0]} />}
      {months.map((rows, at) => (
        <PaymentMonth
          key={rows[0]?.createdAt.slice(0, 7)}
          rows={rows}
          isPartial={!isWhole && at === months.length - 1}
        />
      ))}
    </div>
  );
}
