import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reportsMachine } from '#machines/people/reports.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Flag } from '#src/ui/icons.ts';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { ReportRow } from './report-row.tsx';
import css from './reports.module.css';

type Actor = ActorRefFrom<typeof reportsMachine>;

/** The shape of one report that is on its way. */
function RowSkeleton() {
  return (
    <div className={css.row}>
      <Skeleton width="12rem" />
      <Skeleton lines={2} />
    </div>
  );
}

function Reports({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { reports } = state.context;
  const retry = (
    <Button onClick={() => actor.send({ type: 'reports.retry' })}>
      {t('people.reports.retry')}
    </Button>
  );
  if (state.matches('loading'))
    return (
      <Loading label={t('people.reports.loading')}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </Loading>
    );
  if (state.matches('failed'))
    return (
      <Callout tone="negative" actions={retry}>
        {t('people.reports.failed')}
      </Callout>
    );
  if (state.matches('unavailable')) return <Quiet>{t('people.reports.unavailable')}</Quiet>;
  if (reports.length === 0)
    return (
      <EmptyState icon={Flag} title={t('people.reports.emptyTitle')}>
        {t('people.reports.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <ul className={css.list} aria-label={t('people.reports.title')}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      {state.matches('resting') && (
        <Sentinel mark={reports.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {state.matches('loadingMore') && (
        <Loading label={t('people.reports.loading')}>
          <RowSkeleton />
        </Loading>
      )}
      {state.matches('interrupted') && (
        <Callout tone="caution" actions={retry}>
          {t('people.reports.interrupted')}
        </Callout>
      )}
      {state.matches('exhausted') && <Quiet>{t('people.reports.end')}</Quiet>}
    </Stack>
  );
}

/** What the member reported, each with its number and how it stands, in every state of the chart. */
export function ReportsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <Stack gap={16}>
      <ScreenHeading>{t('people.reports.title')}</ScreenHeading>
      <Quiet>{t('people.reports.lead')}</Quiet>
      <Reports actor={actor} />
    </Stack>
  );
}
