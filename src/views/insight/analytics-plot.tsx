import type { AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFilters } from '#machines/insight/analytics.types.ts';
import { DataTable } from '#src/ui/lists/data-table.tsx';
import { Plot } from '#src/ui/plots/plot.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import {
  pointLabel,
  announcement,
  tickLabel,
  valueOf,
  dayLabel,
  heightLabel,
} from './analytics-labels.ts';
import css from './analytics.module.css';

interface Shown {
  readonly filters: AnalyticsFilters;
  readonly report: AnalyticsReport;
}

/** Every number of the report: what the plot draws, and what the file holds. */
function Table({ report, label }: { report: AnalyticsReport; label: string }) {
  const texts = useText();
  const { t, money, number } = texts;
  const sum = (of: AnalyticsReport['totals']['net']) => ({ text: money(of), value: of.amount });
  const count = (value: number) => ({ text: number(value), value });
  return (
    <DataTable
      caption={label}
      columns={[
        t('insight.analytics.when'),
        t('insight.analytics.figures.sales'),
        t('insight.analytics.gross'),
        t('insight.analytics.fee'),
        t('insight.analytics.net'),
        t('insight.analytics.figures.followers'),
        t('insight.analytics.figures.subscribers'),
      ]}
      main={4}
      rows={report.series.map((point) => ({
        key: point.from,
        cells: [
          { text: pointLabel(texts, point, report.group), value: point.from },
          count(point.sales),
          sum(point.gross),
          sum(point.fee),
          sum(point.net),
          count(point.followers),
          count(point.subscribers),
        ],
      }))}
    />
  );
}

function Lines({ filters: { figure }, report, label }: Shown & { label: string }) {
  const texts = useText();
  const { series, group, totals, before } = report;
  // Weeks and months of both are not always as many.
  const earlier = before?.series.length === series.length ? before.series : [];
  const pointAt = (at: number) => series[Math.max(0, Math.min(series.length - 1, at))];
  const wordsAt = (at: number, words: (point: (typeof series)[number]) => string) => {
    const point = pointAt(at);
    return point ? words(point) : '';
  };
  return (
    <Plot
      label={label}
      readout={(at) => wordsAt(at, (point) => announcement(texts, point, { figure, group }))}
      data={{
        points: series.map((point, at) => {
          const value = valueOf(point, figure);
          const then = earlier[at];
          return {
            // A running day without sales yet is a gap, not a zero.
            value: point.isOpen && value === 0 ? null : value,
            before: then ? valueOf(then, figure) : null,
            isOpen: point.isOpen,
          };
        }),
        tick: (at) => wordsAt(at, (point) => tickLabel(texts, point, group)),
        amount: (value) => heightLabel(texts, value, figure, totals.net.currency),
      }}
    />
  );
}

/** The chosen figure over time, or all of them in a table. */
export function AnalyticsPlot({ filters, report }: Shown) {
  const texts = useText();
  const { t } = texts;
  const days = (period: { from: string; to: string }) => ({
    from: dayLabel(texts, period.from),
    to: dayLabel(texts, period.to),
  });
  const label = t('insight.analytics.plotOf', {
    figure: t(`insight.analytics.figures.${filters.figure}`),
    ...days(report),
  });
  const open = report.series.find(({ isOpen }) => isOpen);
  if (filters.look === 'table') return <Table report={report} label={label} />;
  return (
    <div>
      <Lines filters={filters} report={report} label={label} />
      <p className={css.note}>
        {open && (
          <span>
            {t('insight.analytics.open', { when: pointLabel(texts, open, report.group) })}
          </span>
        )}
        {report.before?.series.length === report.series.length && (
          <span>{t('insight.analytics.before', days(report.before))}</span>
        )}
        {report.group !== filters.group && <span>{t('insight.analytics.coarser')}</span>}
      </p>
    </div>
  );
}
