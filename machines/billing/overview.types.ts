import type { Money } from '../posts/post.types.ts';

/** A sum and its moment, ISO 8601. */
export interface DatedSum {
  readonly amount: Money;
  readonly at: string;
}

/** What a member is owed and will be charged. */
export interface Balance {
  readonly available: Money;
  readonly pending: Money;
  /** What becomes available and when, nearest first. */
  readonly pendingUntil: readonly DatedSum[];
  /** Renewals to come, nearest first. */
  readonly charges: readonly DatedSum[];
  /** How many renewals were refused and are tried again. */
  readonly failedRenewals: number;
  /** Whether anything ever came. */
  readonly hasEarned: boolean;
}

export interface OverviewContext {
  readonly balance: Balance | null;
}

export type OverviewEvent = { type: 'overview.refresh' } | { type: 'overview.retry' };
