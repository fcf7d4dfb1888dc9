import { z } from 'zod';
import { transactionType } from '../billing/billing.ts';
import { rowId } from '../lib/ids.ts';
import { money } from '../lib/money.ts';

/** Period that one point of a series stands for; a week begins on Monday. */
export const analyticsGroup = z.enum(['day', 'week', 'month']);

/** Ranges that end today, where the member is; `all` begins with the first thing that is counted. */
export const analyticsRange = z.enum(['7', '28', '90', 'year', 'all']);

/** Most points of a series. */
export const maxPoints = 366;

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2200-01-01');

/** `GET /analytics` and its file: a range by name, or its first and last day. */
export const analyticsQuery = z
  .object({
    range: analyticsRange.optional(),
    from: day.optional(),
    to: day.optional(),
    tz: z.string().max(64).refine(isZone, 'The tz field must be a time zone.'),
    group: analyticsGroup.optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: 'The from and to fields must come together.',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The to field must be a date after or equal to from.',
  })
  .refine(
    ({ from, to }) =>
      from === undefined ||
      to === undefined ||
      Date.parse(to) - Date.parse(from) < maxPoints * 86_400_000,
    { path: ['to'], message: `The range must not be longer than ${maxPoints} days.` },
  );

/** Sums of payments that succeeded, as the lists of billing add them up. */
const sums = {
  sales: z.int().min(0),
  gross: money,
  fee: money,
  net: money,
} as const;
const gained = { followers: z.int().min(0), subscribers: z.int().min(0) } as const;

/** One point; `from` and `to` are its first and last day in the zone that was asked for. */
export const analyticsPoint = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** True if more may come: its end is not reached. */
    is_open: z.boolean(),
    ...sums,
    ...gained,
  })
  .meta({ id: 'AnalyticsPoint' });

export const analyticsTotals = z
  .object({
    ...sums,
    ...gained,
    /** Sums by what was paid for, without what brought nothing. */
    kinds: z.array(z.object({ type: transactionType, ...sums })),
  })
  .meta({ id: 'AnalyticsTotals' });

const period = {
  from: z.iso.date(),
  to: z.iso.date(),
  series: z.array(analyticsPoint),
  totals: analyticsTotals,
} as const;

/** `GET /analytics`: points without gaps, and those of as many days before. */
export const analyticsAnswer = z
  .object({
    data: z.object({
      ...period,
      tz: z.string(),
      /**
       * Group of the points: coarser than was asked for where `all` has more days than a series may
       * have points.
       */
      group: analyticsGroup,
      /** Null where there is nothing before: for `all`. */
      compared_to: z.object(period).nullable(),
      /** False if nothing has been counted yet, in whatever range. */
      has_any: z.boolean().optional(),
    }),
  })
  .meta({ id: 'AnalyticsAnswer' });

/** Figure by which the best posts are the best. */
export const bestPostsSort = z.enum(['net', 'sales', 'likes', 'comments']);

/** A post with what it brought in a range. */
export const bestPost = z
  .object({
    id: rowId,
    title: z.string().nullable(),
    /** Beginning of its text; null where it has none. */
    excerpt: z.string().nullable(),
    /** Null when it was deleted. */
    path: z.string().nullable(),
    published_at: z.iso.datetime().nullable(),
    likes: z.int().min(0),
    comments: z.int().min(0),
    ...sums,
  })
  .meta({ id: 'BestPost' });

/** `GET /analytics/posts`: at most twenty, best first; those that brought nothing are not there. */
export const bestPostsAnswer = z
  .object({ data: z.array(bestPost) })
  .meta({ id: 'BestPostsAnswer' });

export type BestPostsSort = z.infer<typeof bestPostsSort>;
export type BestPost = z.infer<typeof bestPost>;
export type BestPostsAnswer = z.infer<typeof bestPostsAnswer>;
export type AnalyticsGroup = z.infer<typeof analyticsGroup>;
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;
export type AnalyticsPoint = z.infer<typeof analyticsPoint>;
export type AnalyticsTotals = z.infer<typeof analyticsTotals>;
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;
