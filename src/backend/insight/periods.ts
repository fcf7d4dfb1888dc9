import { maxPoints, type AnalyticsGroup } from '#src/contract/insight/analytics.ts';
import { dayName, type ZoneDays } from './zone-days.ts';

/** One point: days from `first` up to `end`, and the instants that they stand for. */
export interface Span {
  readonly first: number;
  readonly end: number;
  readonly from: Date;
  readonly to: Date;
}

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7);

function nextMonth(day: number): number {
  const [year = 0, month = 1] = dayName(day).split('-').map(Number);
  return Date.UTC(year, month, 1) / 86_400_000;
}

/** End of the point that a day is in, as the first day after it. */
function endOf(day: number, group: AnalyticsGroup): number {
  if (group === 'day') return day + 1;
  return group === 'week' ? mondayOf(day) + 7 : nextMonth(day);
}

/** The points of a range, without gaps; the first and the last may be cut by the range. */
export function spansOf(
  days: ZoneDays,
  { first, last }: { first: number; last: number },
  group: AnalyticsGroup,
): Span[] {
  const spans: Span[] = [];
  let from = days.startOf(first);
  for (let at = first; at <= last;) {
    const end = Math.min(endOf(at, group), last + 1);
    const to = days.startOf(end);
    spans.push({ first: at, end, from, to });
    [at, from] = [end, to];
  }
  return spans;
}

/** The group that was asked for, or the finest coarser one that has room. */
export function groupWithRoom(length: number, asked: AnalyticsGroup): AnalyticsGroup {
  if (asked === 'day' && length > maxPoints) return groupWithRoom(length, 'week');
  return asked === 'week' && length / 7 > maxPoints - 1 ? 'month' : asked;
}
