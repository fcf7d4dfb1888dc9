import type { AnalyticsReport, AnalyticsSums } from '#machines/insight/analytics-report.types.ts';
import { DataTable, type DataCell } from '#src/ui/lists/data-table.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './analytics.module.css';

/** Table of earnings by kind of payment. */
export function AnalyticsKinds({ report }: { report: AnalyticsReport }) {
  const { t, money, number } = useText();
  const cells = (name: string, { sales, gross, fee, net }: AnalyticsSums): DataCell[] => [
    { text: name, value: name },
    { text: number(sales), value: sales },
    ...[gross, fee, net].map((sum) => ({ text: money(sum), value: sum.amount })),
  ];
  if (report.kinds.length === 0) return null;
  return (
    <section className={css.block}>
      <h2 className={css.title}>{t('insight.analytics.byKind')}</h2>
      <DataTable
        caption={t('insight.analytics.byKind')}
        columns={[
          t('insight.analytics.kind'),
          t('insight.analytics.figures.sales'),
          t('insight.analytics.gross'),
          t('insight.analytics.fee'),
          t('insight.analytics.net'),
        ]}
        main={4}
        rows={report.kinds.map(({ kind, ...sums }) => ({
          key: kind,
          cells: cells(t(`insight.analytics.kinds.${kind}`), sums),
        }))}
      />
    </section>
  );
}
