import type { AnalyticsPoint, AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFilters } from '#machines/insight/analytics.types.ts';
import type { BestPost } from '#machines/insight/best-posts.types.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const sums = (sales: number, gross: number) => ({
  sales,
  gross: usd(gross),
  fee: usd(Math.round(gross / 5)),
  net: usd(gross - Math.round(gross / 5)),
});
const dayLength = 86_400_000;
const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const today = Date.UTC(2026, 10, 23) / dayLength;

/** Days up to November 23, 2026, of which the last is not over; the same numbers each time. */
function days(count: number, last = today, isOver = false): AnalyticsPoint[] {
  return Array.from({ length: count }, (_, at) => {
    const day = last - count + 1 + at;
    const sales = (day * 7) % 5;
    return {
      from: dayName(day),
      to: dayName(day),
      isOpen: !isOver && at === count - 1,
      ...sums(sales, sales * 499 + ((day * 131) % 7) * (sales === 0 ? 0 : 300)),
      followers: (day * 11) % 6,
      subscribers: day % 9 === 0 ? 1 : 0,
    };
  });
}

const total = (points: readonly AnalyticsPoint[]) => {
  const add = (of: (point: AnalyticsPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0);
  return {
    sales: add(({ sales }) => sales),
    gross: usd(add(({ gross }) => gross.amount)),
    fee: usd(add(({ fee }) => fee.amount)),
    net: usd(add(({ net }) => net.amount)),
    followers: add(({ followers }) => followers),
    subscribers: add(({ subscribers }) => subscribers),
  };
};
const period = (series: readonly AnalyticsPoint[]) => ({
  from: series.at(0)?.from ?? '',
  to: series.at(-1)?.to ?? '',
  series,
  totals: total(series),
});

/** A report of so many days, and of as many before. */
export function reportOf(count: number): AnalyticsReport {
  const series = days(count);
  const { sales, gross, fee, net } = total(series);
  return {
    ...period(series),
    zone: 'Europe/Madrid',
    group: 'day',
    kinds: sales === 0 ? [] : [{ kind: 'tip', sales, gross, fee, net }],
    before: period(days(count, today - count, true)),
    readAt: '2026-11-23T14:00:00.000Z',
    csv: '/api/v1/analytics/csv?range=28&group=day&tz=Europe%2FMadrid',
  };
}

const still = days(7).map((point) => ({ ...point, ...sums(0, 0), followers: 0, subscribers: 0 }));
/** A week in which nothing came, after another one. */
export const noReport: AnalyticsReport = {
  ...reportOf(7),
  ...period(still),
  kinds: [],
  before: period(still),
};

/** Of a member to whom nothing has come yet. */
export const firstReport: AnalyticsReport = { ...noReport, hasAny: false };

export const month: AnalyticsFilters = { range: '28', group: 'day', figure: 'net', look: 'plot' };

const brought = { excerpt: 'The fog came in before', likes: 12, comments: 3, path: '/ada/post/48' };
/** Posts with a title, without one, and deleted. */
export const bestPosts: readonly BestPost[] = [
  { id: 48, title: 'Harbour at four', ...brought, ...sums(24, 11_976) },
  { id: 47, title: null, ...brought, path: '/ada/post/47', ...sums(2, 998) },
  { id: 12, title: 'Long ago', ...brought, path: null, ...sums(0, 0) },
];
