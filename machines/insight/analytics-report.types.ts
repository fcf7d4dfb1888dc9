import type { Money } from '../posts/post.types.ts';

/** Range in days up to today; `year` and `all` as named. */
export type AnalyticsRange = '7' | '28' | '90' | 'year' | 'all';

export type AnalyticsGroup = 'day' | 'week' | 'month';

/** Sums of payments that succeeded. */
export interface AnalyticsSums {
  readonly sales: number;
  readonly gross: Money;
  readonly fee: Money;
  readonly net: Money;
}

/** One point of a series: what came between two days, `YYYY-MM-DD`, both included. */
export interface AnalyticsPoint extends AnalyticsSums {
  readonly from: string;
  readonly to: string;
  /** More may come: its last day is not over. */
  readonly isOpen: boolean;
  readonly followers: number;
  readonly subscribers: number;
}

export interface AnalyticsTotals extends AnalyticsSums {
  readonly followers: number;
  readonly subscribers: number;
}

export interface AnalyticsKind extends AnalyticsSums {
  readonly kind: 'subscription' | 'post' | 'message' | 'tip' | 'referral';
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly series: readonly AnalyticsPoint[];
  readonly totals: AnalyticsTotals;
}

/** Report of a range, and of the same number of days before it. */
export interface AnalyticsReport extends Period {
  /** Time zone of the days, an IANA name. */
  readonly zone: string;
  /** Coarser than what was asked for where that would be too many points. */
  readonly group: AnalyticsGroup;
  /** Only what brought something. */
  readonly kinds: readonly AnalyticsKind[];
  /** Preceding period of the same length; null where there is none. */
  readonly before: Period | null;
  /** False if nothing has come yet, in whatever range; absent where the server does not say. */
  readonly hasAny?: boolean | undefined;
  /** Time of the read, ISO 8601. */
  readonly readAt: string;
  /** The address of the file of exactly this, which still takes a language. */
  readonly csv: string;
}
