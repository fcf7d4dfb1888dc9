import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { overviewMachine } from '#machines/billing/overview.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Figures, isNothing } from './overview-figures.tsx';
import css from './overview.module.css';

function OverviewSkeleton() {
  const { t } = useText();
  const bone = <Skeleton lines={3} width="6rem" />;
  return (
    <Loading label={t('billing.overview.loading')}>
      <div className={css.figures}>
        <div className={css.figure}>{bone}</div>
        <div className={css.figure}>{bone}</div>
        <div className={css.figure}>{bone}</div>
      </div>
    </Loading>
  );
}

/** Balance and upcoming charges of the member, in every state of the chart. */
export function OverviewView({ actor }: { actor: ActorRefFrom<typeof overviewMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { balance } = state.context;
  if (state.matches('failed'))
    return (
      <RetryCallout
        tone="caution"
        retry={t('billing.payments.retry')}
        onRetry={() => actor.send({ type: 'overview.retry' })}
      >
        {t('billing.overview.failed')}
      </RetryCallout>
    );
  if (!balance) return <OverviewSkeleton />;
  return (
    <>
      {balance.failedRenewals > 0 && (
        <Callout
          tone="negative"
          actions={
            <Link look="secondary" href={href('billingComing')}>
              {t('billing.overview.mend')}
            </Link>
          }
        >
          {plural('billing.overview.refused', balance.failedRenewals)}
        </Callout>
      )}
      {!isNothing(balance) && <Figures balance={balance} />}
    </>
  );
}
