import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { chargesMachine } from '#machines/billing/charges.machine.ts';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { CalendarDays } from '#src/ui/style/icons.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { ChargeMonth } from './charge-month.tsx';
import { chargeMonths } from './charge-months.ts';
import css from './charges.module.css';
import { FailedCharge } from './failed-charge.tsx';
import { PaymentSkeleton } from './payments-list.tsx';

type Actor = ActorRefFrom<typeof chargesMachine>;

function Listed({ actor }: { actor: Actor }) {
  const { t } = useText();
  const charges = useSelector(actor, ({ context }) => context.charges);
  const change = useSelector(actor, ({ context }) => context.change);
  const isEmpty = useSelector(actor, (state) => state.matches({ listed: 'empty' }));
  const isUnchanged = useSelector(actor, (state) => state.matches({ listed: 'unchanged' }));
  const isDeclined = useSelector(actor, (state) => state.matches({ listed: 'declined' }));
  if (isEmpty)
    return (
      <EmptyState icon={CalendarDays} title={t('billing.charges.none')}>
        {t('billing.charges.would')}
      </EmptyState>
    );
  return (
    <div className={css.charges}>
      {isUnchanged && change && (
        <Callout tone="negative">{t(`billing.charges.unchanged.${change.kind}`)}</Callout>
      )}
      {isDeclined && <Callout tone="negative">{t('billing.charges.declined')}</Callout>}
      {charges
        .filter(({ failed }) => failed !== null)
        .map((charge) => (
          <FailedCharge key={charge.person.id} actor={actor} charge={charge} />
        ))}
      {chargeMonths(charges).map(({ month, rows }) => (
        <ChargeMonth key={month} rows={rows} actor={actor} />
      ))}
    </div>
  );
}

/** Upcoming charges by month, in every state of the chart. */
export function ChargesView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <BillingFrame at="coming">
      {isLoading ? (
        <Loading label={t('billing.charges.loading')}>
          <PaymentSkeleton count={3} />
        </Loading>
      ) : hasFailed ? (
        <RetryCallout
          tone="negative"
          retry={t('billing.payments.retry')}
          onRetry={() => actor.send({ type: 'charges.retry' })}
        >
          {t('billing.charges.failed')}
        </RetryCallout>
      ) : (
        <Listed actor={actor} />
      )}
    </BillingFrame>
  );
}
