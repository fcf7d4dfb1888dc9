import type { AnalyticsPoint, AnalyticsTotals } from '#src/contract/insight/analytics.ts';
import { toMoney } from '../config/money.ts';
import type { Figures, Sums } from './figures.ts';
import { dayName } from './zone-days.ts';

const nothing: Sums = { sales: 0, gross: 0, fee: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  sales: one.sales + other.sales,
  gross: one.gross + other.gross,
  fee: one.fee + other.fee,
});

/** Sums over all kinds of a point. */
const sumOf = ({ kinds }: Pick<Figures, 'kinds'>): Sums =>
  [...kinds.values()].reduce(plus, nothing);

const presentSums = ({ sales, gross, fee }: Sums) => ({
  sales,
  gross: toMoney(gross),
  fee: toMoney(fee),
  net: toMoney(gross - fee),
});

/** The last day of a point and whether more may come. */
const presentSpan = ({ span }: Pick<Figures, 'span'>, now: Date) => ({
  from: dayName(span.first),
  to: dayName(span.end - 1),
  is_open: span.to > now,
});

/** One point of a series. */
export const presentPoint = (figures: Figures, now: Date): AnalyticsPoint => ({
  ...presentSpan(figures, now),
  ...presentSums(sumOf(figures)),
  followers: figures.followers,
  subscribers: figures.subscribers,
});

const order = ['subscription', 'post', 'message', 'tip', 'referral'] as const;

/** Totals of a range, in all and by kind. */
export function presentTotals(all: readonly Figures[]): AnalyticsTotals {
  const of = (type: (typeof order)[number]) =>
    all.map(({ kinds }) => kinds.get(type) ?? nothing).reduce(plus, nothing);
  return {
    ...presentSums(all.map(sumOf).reduce(plus, nothing)),
    followers: all.reduce((total, { followers }) => total + followers, 0),
    subscribers: all.reduce((total, { subscribers }) => total + subscribers, 0),
    kinds: order
      .map((type) => ({ type, ...of(type) }))
      .filter(({ sales }) => sales > 0)
      .map(({ type, ...sums }) => ({ type, ...presentSums(sums) })),
  };
}
