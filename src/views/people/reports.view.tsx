import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reportsMachine } from '#machines/people/reports.machine.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Flag } from '#src/ui/style/icons.ts';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ReportRow } from './report-row.tsx';
import css from './reports.module.css';

type Actor = ActorRefFrom<typeof reportsMachine>;

/** The shape of reports that are on their way. */
const skeletonOf = (count: number) =>
  Array.from({ length: count }, (_, each) => (
    <div key={each} className={css.row}>
      <Skeleton width="12rem" />
      <Skeleton lines={2} />
    </div>
  ));

function Reports({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const reports = useSelector(actor, ({ context }) => context.entries);
  if (phase === 'unavailable') return <MutedText>{t('people.reports.unavailable')}</MutedText>;
  return (
    <PagedList
      phase={phase}
      count={reports.length}
      texts={{
        loading: t('people.reports.loading'),
        failed: t('people.reports.failed'),
        interrupted: t('people.reports.interrupted'),
        retry: t('people.reports.retry'),
        end: t('people.reports.end'),
      }}
      skeleton={skeletonOf}
      empty={
        <EmptyState icon={Flag} title={t('people.reports.emptyTitle')}>
          {t('people.reports.emptyText')}
        </EmptyState>
      }
      onNear={() => actor.send({ type: 'end.approach' })}
      onRetry={() => actor.send({ type: 'list.retry' })}
    >
      <ul className={css.list} aria-label={t('people.reports.title')}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </PagedList>
  );
}

/** Reports the member filed, with number and state, in every state of the chart. */
export function ReportsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('people.reports.title')}</ScreenHeading>
      <MutedText>{t('people.reports.lead')}</MutedText>
      <Reports actor={actor} />
    </Stack>
  );
}
