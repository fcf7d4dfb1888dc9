import type { Failure } from '../lib/failure.ts';

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

export interface ReportsPage {
  readonly reports: readonly Report[];
  readonly nextCursor: string | null;
}

export interface ReportsContext {
  readonly reports: readonly Report[];
  readonly cursor: string | null;
  readonly failure: Failure | null;
}

export type ReportsEvent =
  /** The reader came near the end. */
  | { type: 'end.approach' }
  | { type: 'reports.retry' }
  /** The way to the server is open again. */
  | { type: 'connection.restored' };

export type ReportsEmitted = { type: 'session.expired' };
