import type { AnalyticsPoint, AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFilters } from '#machines/insight/analytics.types.ts';
import type { BestPost, BestPostsAsked } from '#machines/insight/best-posts.types.ts';
import type {
  AnalyticsPoint as WirePoint,
  AnalyticsTotals,
} from '#src/contract/insight/analytics.ts';
import type { Http } from '../lib/http.types.ts';
import { analyticsAnswer, bestPostsAnswer } from './wire-insight.ts';

const path = '/api/v1/analytics';

const toPoint = ({ is_open: isOpen, ...point }: WirePoint): AnalyticsPoint => ({
  ...point,
  isOpen,
});

const kinds = ['subscription', 'post', 'message', 'tip', 'referral'] as const;
const toKinds = (rows: AnalyticsTotals['kinds']): AnalyticsReport['kinds'] =>
  rows.flatMap(({ type, ...sums }) => {
    const kind = kinds.find((each) => each === type);
    return kind ? [{ kind, ...sums }] : [];
  });

type Asked = Pick<AnalyticsFilters, 'range' | 'group'> & { readonly zone: string };

/** `GET /api/v1/analytics`: days are those of the zone. */
export const loadReport = async (http: Http, { range, group, zone }: Asked) => {
  const query = { range, group, tz: zone };
  const { data } = analyticsAnswer(await http.get<unknown>(path, { query }));
  const { compared_to: before, totals } = data;
  return {
    from: data.from,
    to: data.to,
    series: data.series.map(toPoint),
    totals,
    kinds: toKinds(totals.kinds),
    zone: data.tz,
    group: data.group,
    before: before && { ...before, series: before.series.map(toPoint) },
    hasAny: data.has_any,
    readAt: new Date().toISOString(),
    csv: `${path}/csv?${new URLSearchParams(query)}`,
  } satisfies AnalyticsReport;
};

/** `GET /api/v1/analytics/posts`: twenty at most, best first. */
export const loadBestPosts = async (
  http: Http,
  { range, sort, zone }: BestPostsAsked & { readonly zone: string },
): Promise<readonly BestPost[]> => {
  const query = { range, sort, tz: zone };
  return bestPostsAnswer(await http.get<unknown>(`${path}/posts`, { query })).data;
};
