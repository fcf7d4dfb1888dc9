import type { Texts } from './texts.ts';
import type { Moment } from './written.ts';

/** Days of which each weekday names one. */
const week = 7;

/** Whole days between the dates of two moments, as this device's calendar has them. */
const daysBetween = (from: Date, to: Date): number => {
  const [first, last] = [from, to].map((at) =>
    Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()),
  );
  return ((last ?? 0) - (first ?? 0)) / 86_400_000;
};

/** Formats the time of an entry of a list: 14:02 today, Tue within a week, else Nov 12, with another year's number. */
export function shortMoment({ date, time }: Texts, value: Moment, now: Date): string {
  const at = new Date(value);
  const away = daysBetween(at, now);
  if (away === 0) return time(value);
  if (away > 0 && away < week) return date(value, { weekday: 'short' });
  return date(value, {
    month: 'short',
    day: 'numeric',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}
