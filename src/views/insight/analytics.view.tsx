import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import type { AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { DownloadLink } from '#src/ui/buttons/download-link.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { AnalyticsKinds } from './analytics-kinds.tsx';
import { AnalyticsNothing } from './analytics-nothing.tsx';
import { AnalyticsMeaning } from './analytics-meaning.tsx';
import { AnalyticsPlot } from './analytics-plot.tsx';
import { AnalyticsTiles } from './analytics-tiles.tsx';
import { AnalyticsTools } from './analytics-tools.tsx';
import css from './analytics.module.css';
import { BestPostsView } from './best-posts.view.tsx';

type Actor = ActorRefFrom<typeof analyticsMachine>;

const looks = ['plot', 'table'] as const;

function Retry({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <Button onClick={() => actor.send({ type: 'analytics.retry' })}>
      {t('insight.analytics.retry')}
    </Button>
  );
}

function Report({ actor, report }: { actor: Actor; report: AnalyticsReport }) {
  const { t, locale } = useText();
  const { filters, bestPosts } = useSelector(
    actor,
    ({ context: { filters, bestPosts } }) => ({ filters, bestPosts }),
    shallowEqual,
  );
  return (
    <>
      <AnalyticsTiles actor={actor} report={report} />
      <AnalyticsPlot filters={filters} report={report} />
      <div className={css.ways}>
        <ChoicePills
          label={t('insight.analytics.look')}
          choices={looks.map((value) => ({ value, label: t(`insight.analytics.looks.${value}`) }))}
          value={filters.look}
          onChoose={(look) => actor.send({ type: 'filters.change', filters: { look } })}
        />
        <DownloadLink href={`${report.csv}&locale=${locale}`}>
          {t('insight.analytics.csv')}
        </DownloadLink>
        <Link href={`${href('billingReceived')}?from=${report.from}&to=${report.to}`}>
          {t('insight.analytics.payments')}
        </Link>
      </div>
      <AnalyticsKinds report={report} />
      <BestPostsView actor={bestPosts} />
      <AnalyticsMeaning />
    </>
  );
}

/** Earnings of a creator, in every state of the chart. */
export function AnalyticsView({ actor }: { actor: Actor }) {
  const { t, time } = useText();
  const { report, filters } = useSelector(
    actor,
    ({ context: { report, filters } }) => ({ report, filters }),
    shallowEqual,
  );
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isStale = useSelector(actor, (state) => state.matches({ shown: 'stale' }));
  const isNew = report?.hasAny === false;
  const isEmpty = useSelector(actor, (state) => state.matches({ shown: 'empty' })) || isNew;
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('insight.analytics.title')}</ScreenHeading>
      {!isNew && <AnalyticsTools actor={actor} />}
      {hasFailed ? (
        <Callout tone="negative" actions={<Retry actor={actor} />}>
          {t('insight.analytics.failed')}
        </Callout>
      ) : report === null ? (
        <AnalyticsSkeleton />
      ) : (
        <>
          {!isNew && (
            <p className={css.zone}>{t('insight.analytics.zone', { zone: report.zone })}</p>
          )}
          {isStale && (
            <Callout tone="caution" actions={<Retry actor={actor} />}>
              {t('insight.analytics.stale', { time: time(report.readAt) })}
            </Callout>
          )}
          {isEmpty ? (
            <AnalyticsNothing isAll={isNew || filters.range === 'all'} />
          ) : (
            <Report actor={actor} report={report} />
          )}
        </>
      )}
    </Stack>
  );
}
