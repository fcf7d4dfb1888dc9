import { endOfMonth, endOfWeek, minDate, type CalendarDate } from '@internationalized/date';
import { maxPoints, type AnalyticsGroup } from '#src/contract/insight/analytics.ts';

/** Days of the calendar, both ends included. */
export interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** One point: its days, and the instants that they stand for. */
export interface Span extends Days {
  readonly from: Date;
  readonly to: Date;
}

const numberOf = (day: CalendarDate) => day.calendar.toJulianDay(day);

/** Number of days in a range. */
export const lengthOf = ({ first, last }: Days) => numberOf(last) - numberOf(first) + 1;

/** The last day of the point that a day is in; a week begins on Monday in any language. */
function endOf(day: CalendarDate, group: AnalyticsGroup): CalendarDate {
  if (group === 'day') return day;
  return group === 'week' ? endOfWeek(day, 'en', 'mon') : endOfMonth(day);
}

/**
 * The points of a range, without gaps; the first and the last may be cut by the range. A day begins at
 * midnight by the clocks of the zone: the earlier of two, or after a change that skips it.
 */
export function spansOf(zone: string, { first, last }: Days, group: AnalyticsGroup): Span[] {
  const spans: Span[] = [];
  let from = first.toDate(zone);
  for (let at = first; at.compare(last) <= 0;) {
    const end = minDate(endOf(at, group), last);
    const next = end.add({ days: 1 });
    const to = next.toDate(zone);
    spans.push({ first: at, last: end, from, to });
    [at, from] = [next, to];
  }
  return spans;
}

/** The group that was asked for, or the finest coarser one that has room. */
export function groupWithRoom(length: number, asked: AnalyticsGroup): AnalyticsGroup {
  if (asked === 'day' && length > maxPoints) return groupWithRoom(length, 'week');
  return asked === 'week' && length / 7 > maxPoints - 1 ? 'month' : asked;
}
