import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chargesMachine } from '#machines/billing/charges.machine.ts';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CalendarDays } from '#src/ui/icons.ts';
import { Loading } from '#src/ui/loading.tsx';
import { useText } from '#src/ui/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { ChargeMonth } from './charge-month.tsx';
import { chargeMonths } from './charge-months.ts';
import css from './charges.module.css';
import { FailedCharge } from './failed-charge.tsx';
import { PaymentBones } from './payments-list.tsx';

type Actor = ActorRefFrom<typeof chargesMachine>;

function Listed({ actor, state }: { actor: Actor; state: SnapshotFrom<typeof chargesMachine> }) {
  const { t } = useText();
  const { charges, change } = state.context;
  if (state.matches({ listed: 'empty' }))
    return (
      <EmptyState icon={CalendarDays} title={t('billing.charges.none')}>
        {t('billing.charges.would')}
      </EmptyState>
    );
  return (
    <div className={css.charges}>
      {state.matches({ listed: 'unchanged' }) && change && (
        <Callout tone="negative">{t(`billing.charges.unchanged.${change.kind}`)}</Callout>
      )}
      {state.matches({ listed: 'declined' }) && (
        <Callout tone="negative">{t('billing.charges.declined')}</Callout>
      )}
      {charges
        .filter(({ failed }) => failed !== null)
        .map((charge) => (
          <FailedCharge key={charge.person.id} actor={actor} state={state} charge={charge} />
        ))}
      {chargeMonths(charges).map(({ month, rows }) => (
        <ChargeMonth key={month} rows={rows} actor={actor} state={state} />
      ))}
    </div>
  );
}

/** What will be charged and when, in every state of its chart. */
export function ChargesView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <BillingFrame at="coming">
      {state.matches('loading') ? (
        <Loading label={t('billing.charges.loading')}>
          <PaymentBones count={3} />
        </Loading>
      ) : state.matches('failed') ? (
        <RetryCallout
          tone="negative"
          retry={t('billing.payments.retry')}
          onRetry={() => actor.send({ type: 'charges.retry' })}
        >
          {t('billing.charges.failed')}
        </RetryCallout>
      ) : (
        <Listed actor={actor} state={state} />
      )}
    </BillingFrame>
  );
}
