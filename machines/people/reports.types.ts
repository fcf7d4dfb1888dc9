import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';

/** Where the moderators are with a report. */
export type ReportStatus = 'received' | 'inReview' | 'acted' | 'dismissed';

/** One thing that the member reported. */
export interface Report {
  readonly id: number;
  readonly number: string;
  readonly subject: 'chat' | 'post' | 'comment';
  /** Null when the account is gone. */
  readonly displayName: string | null;
  /** Where in the product it is; null when it is gone. */
  readonly path: string | null;
  readonly reason: string | null;
  readonly message: string;
  readonly status: ReportStatus;
  /** ISO 8601. */
  readonly createdAt: string;
}

export type ReportsPage = PageOf<Report>;

export type ReportsContext = PagedContext<Report>;

export type ReportsEvent = PagedEvent;
