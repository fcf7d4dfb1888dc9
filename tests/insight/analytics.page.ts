import type { AnalyticsPoint, AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import { t } from '#stories/lib/texts.ts';
import { definePage } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

const toWire = ({ isOpen, ...point }: AnalyticsPoint) => ({ ...point, is_open: isOpen });
const periodOf = ({ from, to, series, totals }: NonNullable<AnalyticsReport['before']>) => ({
  from,
  to,
  series: series.map(toWire),
  totals: { ...totals, kinds: [] },
});

export default definePage({
  open: async ({ page, signIn }) => {
    await signIn('ada');
    await page.goto('/analytics');
  },
  ports: {
    loadReport: {
      call: { method: 'GET', path: '/api/v1/analytics' },
      done: (report: AnalyticsReport) => ({
        status: 200,
        body: {
          data: {
            ...periodOf(report),
            tz: report.zone,
            group: report.group,
            compared_to: report.before && periodOf(report.before),
            has_any: report.hasAny,
          },
        },
      }),
      error: replyWhileSignedIn,
    },
  },
  sightings: {
    loading: ({ page }) => page.getByText('Loading your numbers').waitFor(),
    'shown.current': ({ page }) => page.getByRole('slider').waitFor(),
    'shown.empty': ({ page }) =>
      page
        .getByText(t('insight.analytics.nothing'))
        .or(page.getByText(t('insight.analytics.none')))
        .waitFor(),
  },
});
