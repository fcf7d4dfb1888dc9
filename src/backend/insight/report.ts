import { fromDate, minDate, parseDate, toCalendarDate } from '@internationalized/date';
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
import { groupWithRoom, lengthOf, spansOf, type Days } from './periods.ts';
import { presentPoint, presentTotals } from './report.presenter.ts';

/** A range with what happened in it, and the range before; null before all that there is. */
export interface Report extends Days {
  readonly group: AnalyticsGroup;
  readonly figures: readonly Figures[];
  readonly before: (Days & { readonly figures: readonly Figures[] }) | null;
  /** True if anything was ever counted, in whatever range. */
  readonly hasAny: boolean;
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

/** The zone that is asked for, in its one spelling: the library keeps a format for each that it is given. */
export const zoneOf = ({ tz }: AnalyticsQuery): string =>
  new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone;

/** The first and the last day that are asked for, by the clocks of a zone. */
export async function daysOf(
  backend: Backend,
  memberId: number,
  zone: string,
  { range, from, to }: AnalyticsQuery,
): Promise<Days> {
  if (from !== undefined && to !== undefined)
    return { first: parseDate(from), last: parseDate(to) };
  const dayOf = (at: Date) => toCalendarDate(fromDate(at, zone));
  const today = dayOf(backend.clock());
  const asked = range ?? analyticsRange.enum['28'];
  if (asked !== 'all') return { first: today.subtract({ days: lengths[asked] - 1 }), last: today };
  const start = await firstMoment(backend, memberId);
  return { first: start ? minDate(dayOf(start), today) : today, last: today };
}

/** Analytics of a member in a range, and in the one before. */
export async function reportOf(
  backend: Backend,
  memberId: number,
  query: AnalyticsQuery,
): Promise<Report> {
  const zone = zoneOf(query);
  const { first, last } = await daysOf(backend, memberId, zone, query);
  const length = lengthOf({ first, last });
  const group = groupWithRoom(length, query.group ?? 'day');
  const read = async (range: Days) => figuresOf(backend, memberId, spansOf(zone, range, group));
  const earlier = { first: first.subtract({ days: length }), last: first.subtract({ days: 1 }) };
  const isAll = query.from === undefined && query.range === 'all';
  return {
    first,
    last,
    group,
    figures: await read({ first, last }),
    before: isAll ? null : { ...earlier, figures: await read(earlier) },
    hasAny: (await firstMoment(backend, memberId)) !== null,
  };
}

/** A report as it goes over the wire. */
export function presentReport(report: Report, tz: string, now: Date): AnalyticsAnswer {
  const period = ({ first, last, figures }: Days & { figures: readonly Figures[] }) => ({
    from: first.toString(),
    to: last.toString(),
    series: figures.map((each) => presentPoint(each, now)),
    totals: presentTotals(figures),
  });
  const { before, group, hasAny } = report;
  return {
    data: {
      ...period(report),
      tz,
      group,
      compared_to: before && period(before),
      has_any: hasAny,
    },
  };
}
