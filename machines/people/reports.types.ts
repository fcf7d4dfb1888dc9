import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';

/** State of a report at the moderators. */
export type ReportStatus = 'received' | 'inReview' | 'acted' | 'dismissed';

/** One thing that the member reported. */
export interface Report {
  readonly id: number;
  readonly number: string;
  readonly subject: 'chat' | 'post' | 'comment';
  /** Null when the account is gone. */
  readonly displayName: string | null;
  /** Path of the reported item; null when it is deleted. */
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
