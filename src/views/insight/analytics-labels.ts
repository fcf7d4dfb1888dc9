import type {
  AnalyticsGroup,
  AnalyticsPoint,
  AnalyticsReport,
  AnalyticsTotals,
} from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFigure } from '#machines/insight/analytics.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

/** Formats a day of the report; it has no time zone. */
export const dayLabel = (
  { date }: Texts,
  day: string,
  options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' },
): string => date(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });

const short = { month: 'short', day: 'numeric' } as const;

/** Long name of a point: a day, a range or a month with its year. */
export function pointLabel(texts: Texts, point: AnalyticsPoint, group: AnalyticsGroup): string {
  if (group === 'month') return dayLabel(texts, point.from, { month: 'long', year: 'numeric' });
  if (group === 'day' || point.from === point.to)
    return dayLabel(texts, point.from, { weekday: 'short', ...short });
  return texts.t('insight.analytics.span', {
    from: dayLabel(texts, point.from, short),
    to: dayLabel(texts, point.to, short),
  });
}

/** Short name of a point, for the axis of a plot. */
export const tickLabel = (texts: Texts, point: AnalyticsPoint, group: AnalyticsGroup): string =>
  dayLabel(texts, point.from, group === 'month' ? { month: 'short', year: '2-digit' } : short);

type Countable = Pick<AnalyticsTotals, AnalyticsFigure>;

/** A figure as a number: money in minor units. */
export const valueOf = (of: Countable, figure: AnalyticsFigure): number =>
  figure === 'net' ? of.net.amount : of[figure];

/** A figure as text. */
export const figureLabel = ({ money, number }: Texts, of: Countable, figure: AnalyticsFigure) =>
  figure === 'net' ? money(of.net) : number(of[figure]);

/** A height of the plot, in few characters. */
export const heightLabel = (
  { number }: Texts,
  value: number,
  figure: AnalyticsFigure,
  currency: string,
): string => {
  if (figure !== 'net') return number(value, { notation: 'compact' });
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const amount = value / 10 ** digits;
  return number(amount, {
    ...style,
    notation: 'compact',
    maximumFractionDigits: amount < 10 ? 2 : 1,
  });
};

/** A figure beside that of the range before; null where there is none. */
export function changeOf(
  texts: Texts,
  { totals, before }: AnalyticsReport,
  figure: AnalyticsFigure,
): string | null {
  if (!before) return null;
  const [now, then] = [valueOf(totals, figure), valueOf(before.totals, figure)];
  if (now === then) return texts.t('insight.analytics.same');
  if (figure === 'net' && then === 0) return texts.t('insight.analytics.fromNothing');
  const difference = Math.abs(now - then);
  const amount =
    figure === 'net'
      ? texts.number(difference / then, { style: 'percent' })
      : texts.number(difference);
  return texts.t(now > then ? 'insight.analytics.more' : 'insight.analytics.less', { amount });
}

/** One point in words. */
export function announcement(
  texts: Texts,
  point: AnalyticsPoint,
  { figure, group }: { figure: AnalyticsFigure; group: AnalyticsGroup },
): string {
  const when = pointLabel(texts, point, group);
  if (figure === 'followers')
    return texts.plural('insight.analytics.readFollowers', point.followers, { when });
  if (figure === 'subscribers')
    return texts.plural('insight.analytics.readSubscribers', point.subscribers, { when });
  return texts.plural('insight.analytics.readSales', point.sales, { when, net: point.net });
}
