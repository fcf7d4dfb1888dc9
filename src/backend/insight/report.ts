import { eq, min, sql } from 'drizzle-orm';
import {
  analyticsRange,
  type AnalyticsAnswer,
  type AnalyticsGroup,
  type AnalyticsQuery,
} from '#src/contract/insight/analytics.ts';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { follows, subscriptions } from '../db/schema/people.ts';
import { figuresOf, type Figures } from './figures.ts';
import { groupWithRoom, spansOf } from './periods.ts';
import { presentPoint, presentTotals } from './report.presenter.ts';
import { dayName, dayNumber, zoneDays, type ZoneDays } from './zone-days.ts';

interface Days {
  readonly first: number;
  readonly last: number;
}
/** A range with what happened in it, and the range before; null before all that there is. */
export interface Report extends Days {
  readonly group: AnalyticsGroup;
  readonly figures: readonly Figures[];
  readonly before: (Days & { readonly figures: readonly Figures[] }) | null;
}

const lengths = { '7': 7, '28': 28, '90': 90, year: 365 } as const;

/** Time of the first payment, follow or subscription; null when there is none. */
async function firstMoment({ db }: Backend, memberId: number): Promise<Date | null> {
  const firstOf = async (table: typeof payments | typeof follows | typeof subscriptions) => {
    const owner = 'payeeId' in table ? table.payeeId : table.toUserId;
    const [row] = await db
      .select({ at: min(table.createdAt) })
      .from(sql`${table}`)
      .where(eq(owner, memberId));
    return row?.at ?? null;
  };
  const all = [await firstOf(payments), await firstOf(follows), await firstOf(subscriptions)];
  const times = all.flatMap((at) => (at === null ? [] : [at.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The first and the last day that are asked for. */
export async function daysOf(
  backend: Backend,
  memberId: number,
  days: ZoneDays,
  { range, from, to }: AnalyticsQuery,
): Promise<Days> {
  if (from !== undefined && to !== undefined)
    return { first: dayNumber(from), last: dayNumber(to) };
  const today = days.dayOf(backend.clock());
  const asked = range ?? analyticsRange.enum['28'];
  if (asked !== 'all') return { first: today - lengths[asked] + 1, last: today };
  const start = await firstMoment(backend, memberId);
  return { first: start ? Math.min(days.dayOf(start), today) : today, last: today };
}

/** Analytics of a member in a range, and in the one before. */
export async function reportOf(
  backend: Backend,
  memberId: number,
  query: AnalyticsQuery,
): Promise<Report> {
  const days = zoneDays(query.tz);
  const { first, last } = await daysOf(backend, memberId, days, query);
  const length = last - first + 1;
  const group = groupWithRoom(length, query.group ?? 'day');
  const read = async (range: Days) => figuresOf(backend, memberId, spansOf(days, range, group));
  const earlier = { first: first - length, last: first - 1 };
  const isAll = query.from === undefined && query.range === 'all';
  return {
    first,
    last,
    group,
    figures: await read({ first, last }),
    before: isAll ? null : { ...earlier, figures: await read(earlier) },
  };
}

/** A report as it goes over the wire. */
export function presentReport(report: Report, tz: string, now: Date): AnalyticsAnswer {
  const period = ({ first, last, figures }: Days & { figures: readonly Figures[] }) => ({
    from: dayName(first),
    to: dayName(last),
    series: figures.map((each) => presentPoint(each, now)),
    totals: presentTotals(figures),
  });
  const { before, group } = report;
  return {
    data: { ...period(report), tz, group, compared_to: before && period(before) },
  };
}
