import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import type { Payment } from '#machines/billing/payments.types.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { NoPayments } from './no-payments.tsx';
import { PaymentMonth } from './payment-month.tsx';
import { byMonth } from './payment-months.ts';
import css from './payments.module.css';

type Actor = ActorRefFrom<typeof paymentsMachine>;
type State = SnapshotFrom<typeof paymentsMachine>;

/** The shape of rows to come. */
export function PaymentBones({ count }: { count: number }) {
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

/** The rows, by month, and where they go on. */
export function PaymentsList({ actor, state }: { actor: Actor; state: State }) {
  const { t } = useText();
  const { payments, cursor } = state.context;
  if (state.matches({ listed: 'empty' })) return <NoPayments actor={actor} state={state} />;
  const months = byMonth(payments);
  return (
    <>
      {payments[0] && <Head payment={payments[0]} />}
      {months.map((rows, at) => (
        <PaymentMonth
          key={rows[0]?.createdAt.slice(0, 7)}
          rows={rows}
          isPartial={cursor !== null && at === months.length - 1}
        />
      ))}
      {state.matches({ listed: 'resting' }) && (
        <Sentinel mark={payments.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {state.matches({ listed: 'loadingMore' }) && (
        <Loading label={t('billing.payments.loading')}>
          <PaymentBones count={2} />
        </Loading>
      )}
      {state.matches({ listed: 'interrupted' }) && (
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'payments.retry' })}>
              {t('billing.payments.retry')}
            </Button>
          }
        >
          {t('billing.payments.interrupted')}
        </Callout>
      )}
    </>
  );
}
