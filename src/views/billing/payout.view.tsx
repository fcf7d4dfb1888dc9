import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { payoutMachine } from '#machines/billing/payout.machine.ts';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BillingFrame } from './billing-frame.tsx';
import css from './payout.module.css';
import { PayoutAccountView } from './payout-account.view.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { PayoutHistory } from './payout-history.tsx';

type Actor = ActorRefFrom<typeof payoutMachine>;

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { summary, account, maySell } = useSelector(
    actor,
    ({ context: { summary, account, maySell } }) => ({ summary, account, maySell }),
    shallowEqual,
  );
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  if (isFailed)
    return (
      <RetryCallout
        tone="negative"
        retry={t('billing.payout.retry')}
        onRetry={() => actor.send({ type: 'payout.retry' })}
      >
        {t('billing.payout.failed')}
      </RetryCallout>
    );
  if (!summary)
    return (
      <Loading label={t('billing.payout.loading')}>
        <div className={css.skeleton}>
          <Skeleton lines={6} />
        </div>
      </Loading>
    );
  return (
    <KeepFocus className={css.columns}>
      <div className={css.column}>
        <PayoutSummary actor={actor} summary={summary} />
        {maySell && <PayoutAccountView actor={account} />}
      </div>
      <div className={css.column}>
        <PayoutHistory actor={actor} />
      </div>
    </KeepFocus>
  );
}

/** Payouts, in every state of their chart. */
export function PayoutView({ actor }: { actor: Actor }) {
  return (
    <BillingFrame at="payout">
      <Body actor={actor} />
    </BillingFrame>
  );
}
