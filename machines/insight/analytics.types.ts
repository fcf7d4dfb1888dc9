import type { AnalyticsRange, AnalyticsGroup, AnalyticsReport } from './analytics-report.types.ts';
import type { ActorRefFrom } from 'xstate';
import type { bestPostsMachine } from './best-posts.machine.ts';

/** Figure of the plot. */
export type AnalyticsFigure = 'net' | 'sales' | 'followers' | 'subscribers';
/** A plot, or its numbers in a table. */
export type AnalyticsLook = 'plot' | 'table';

/** Filters as written in the address. */
export interface AnalyticsFilters {
  readonly range: AnalyticsRange;
  readonly group: AnalyticsGroup;
  readonly figure: AnalyticsFigure;
  readonly look: AnalyticsLook;
}

export interface AnalyticsInput {
  readonly filters: AnalyticsFilters;
}

export interface AnalyticsContext extends AnalyticsInput {
  readonly bestPosts: ActorRefFrom<typeof bestPostsMachine>;
  /** Null until it came. */
  readonly report: AnalyticsReport | null;
}

export type AnalyticsEvent =
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | { type: 'filters.change'; filters: Partial<AnalyticsFilters> }
  | { type: 'analytics.retry' }
  | { type: 'connection.restored' }
  /** Event: the live channel is back; earlier events may have been missed. */
  | { type: 'connection.caughtUp' }
  | { type: 'payment.updated' };

export type AnalyticsEmitted = { type: 'location.requested'; path: string; replace: true };
