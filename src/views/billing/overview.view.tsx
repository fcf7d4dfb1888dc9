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

function OverviewSkeleton({ figures }: { figures: number }) {
  const { t } = useText();
  return (
    <Loading label={t('billing.overview.loading')}>
      <div className={css.figures}>
        {Array.from({ length: figures }, (_, each) => (
          <div key={each} className={css.bone}>
            <Skeleton lines={3} width="6rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Balance and upcoming charges of the member, in every state of the chart. */
export function OverviewView({
  actor,
  figures = 3,
}: {
  actor: ActorRefFrom<typeof overviewMachine>;
  /** Number of figures to expect while they are on their way. */
  figures?: number;
}) {
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
  if (!balance) return <OverviewSkeleton figures={figures} />;
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
