import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentsMachine } from '#machines/billing/payments.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { useText } from '#src/ui/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { OverviewView } from './overview.view.tsx';
import { PaymentBones, PaymentsList } from './payments-list.tsx';
import { PaymentsTools } from './payments-tools.tsx';
import { PaymentsTotals } from './payments-totals.tsx';

/** What came or what was paid, in every state of its chart. */
export function PaymentsView({ actor }: { actor: ActorRefFrom<typeof paymentsMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { side, overview } = state.context;
  return (
    <BillingFrame at={side} above={<OverviewView actor={overview} />}>
      <PaymentsTools actor={actor} />
      {state.matches('loading') ? (
        <Loading label={t('billing.payments.loading')}>
          <PaymentBones count={5} />
        </Loading>
      ) : state.matches('failed') ? (
        <Callout
          tone="negative"
          actions={
            <Button onClick={() => actor.send({ type: 'payments.retry' })}>
              {t('billing.payments.retry')}
            </Button>
          }
        >
          {t('billing.payments.failed')}
        </Callout>
      ) : (
        <>
          <PaymentsTotals state={state} />
          <PaymentsList actor={actor} state={state} />
        </>
      )}
    </BillingFrame>
  );
}
