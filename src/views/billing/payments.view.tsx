import { useSelector } from '@xstate/react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { NoPayments } from './no-payments.tsx';
import { OverviewView } from './overview.view.tsx';
import { isNarrowed } from './payment-choices.ts';
import { PaymentSkeleton, PaymentsList } from './payments-list.tsx';
import { PaymentsTools } from './payments-tools.tsx';
import { PaymentsTotals } from './payments-totals.tsx';

const phaseOf = (value: StateValueFrom<typeof paymentsMachine>) =>
  typeof value === 'string' ? value : (value.listed ?? 'sorting');

const skeletonOf = (count: number) => <PaymentSkeleton count={2 * count} />;

/** Received or sent payments, in every state of the chart. */
export function PaymentsView({ actor }: { actor: ActorRefFrom<typeof paymentsMachine> }) {
  const { t } = useText();
  const side = useSelector(actor, ({ context }) => context.side);
  const overview = useSelector(actor, ({ context }) => context.overview);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const isWhole = useSelector(actor, ({ context }) => context.cursor === null);
  const phase = useSelector(actor, ({ value }) => phaseOf(value));
  const hasNothing = useSelector(
    actor,
    ({ context: { totals, filters } }) => totals?.count === 0 && !isNarrowed(filters),
  );
  const isRead = phase !== 'loading' && phase !== 'failed';
  return (
    <BillingFrame at={side}>
      <OverviewView actor={overview} figures={side === 'sent' ? 1 : 3} />
      {(!hasNothing || phase === 'typing' || phase === 'loading') && (
        <PaymentsTools actor={actor}>{isRead && <PaymentsTotals actor={actor} />}</PaymentsTools>
      )}
      <PagedList
        phase={phase}
        count={entries.length}
        texts={{
          loading: t('billing.payments.loading'),
          failed: t('billing.payments.failed'),
          interrupted: t('billing.payments.interrupted'),
          retry: t('billing.payments.retry'),
        }}
        skeleton={skeletonOf}
        empty={<NoPayments actor={actor} />}
        onNear={() => actor.send({ type: 'end.approach' })}
        onRetry={() => actor.send({ type: 'list.retry' })}
      >
        <PaymentsList payments={entries} isWhole={isWhole} />
      </PagedList>
    </BillingFrame>
  );
}
