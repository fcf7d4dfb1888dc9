import type {
  AnalyticsAnswer,
  AnalyticsPoint,
  AnalyticsTotals,
  BestPost,
} from '#src/contract/insight/analytics.ts';
import type {
  InvitedPerson,
  ReferralLink,
  ReferralLinksAnswer,
  ReferralStatisticsAnswer,
} from '#src/contract/insight/referral.ts';
import * as read from '../lib/reader.ts';
import { money } from '../people/wire-people.ts';

// Figures are all there, or the page says that they could not be read: none of them is made up.

const sums = { sales: read.id, gross: money, fee: money, net: money };
const gained = { followers: read.id, subscribers: read.id };

const wholeList =
  <Value>(one: read.Reader<Value>): read.Reader<Value[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new read.Unreadable('The answer has no list.');
    return value.map((item: unknown) => one(item));
  };

const types = ['subscription', 'post', 'message', 'tip', 'payout', 'refund', 'referral'] as const;

const period = {
  from: read.sureText,
  to: read.sureText,
  series: wholeList(
    read.sureRecord<AnalyticsPoint>({
      from: read.sureText,
      to: read.sureText,
      is_open: read.flag(),
      ...sums,
      ...gained,
    }),
  ),
  totals: read.sureRecord<AnalyticsTotals>({
    ...sums,
    ...gained,
    kinds: read.list(
      read.sureRecord<AnalyticsTotals['kinds'][number]>({
        type: read.oneOf(types, 'tip'),
        ...sums,
      }),
    ),
  }),
};

type Report = AnalyticsAnswer['data'];

export const analyticsAnswer = read.sureRecord<AnalyticsAnswer>({
  data: read.sureRecord<Report>({
    ...period,
    tz: read.text('UTC'),
    group: read.oneOf(['day', 'week', 'month'], 'day'),
    compared_to: read.orNull(read.sureRecord<NonNullable<Report['compared_to']>>(period)),
    has_any: read.optional(read.flag(true)),
  }),
});

export const bestPostsAnswer = read.sureRecord<{ data: BestPost[] }>({
  data: read.sureList(
    read.sureRecord<BestPost>({
      id: read.id,
      title: read.orNull(read.sureText),
      excerpt: read.orNull(read.sureText),
      path: read.orNull(read.sureText),
      published_at: read.momentOrNull,
      likes: read.number(),
      comments: read.number(),
      ...sums,
    }),
  ),
});

const terms = read.sureRecord<ReferralLinksAnswer['meta']['terms']>({
  percent: read.id,
  months: read.id,
});

/** The shortest that an address may be made of is its code. */
const link: read.Reader<Omit<ReferralLink, 'code' | 'created_at'>> = read.sureRecord({
  id: read.id,
  url: read.sureText,
  label: read.orNull(read.sureText),
  clicks: read.number(),
  registrations: read.number(),
});
export const linkAnswer = read.sureRecord({ data: link });
export const linksAnswer = read.sureRecord({
  data: read.sureList(link),
  meta: read.sureRecord({ max: read.number(1), terms }),
});

type Totals = ReferralStatisticsAnswer['meta']['totals'];

export const statisticsAnswer = read.sureRecord({
  data: read.sureList(
    read.sureRecord<InvitedPerson>({
      id: read.id,
      initials: read.orNull(read.sureText),
      registered_at: read.moment,
      ends_at: read.moment,
      earned: money,
    }),
  ),
  meta: read.sureRecord({
    next_cursor: read.orNull(read.sureText),
    totals: read.sureRecord<Totals>({
      clicks: read.id,
      registrations: read.id,
      earned: money,
    }),
    terms,
  }),
});
