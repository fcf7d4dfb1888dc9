import type { Money } from '../posts/post.types.ts';

/** A sum and its moment, ISO 8601. */
export interface DatedSum {
  readonly amount: Money;
  readonly at: string;
}

/** Earnings and upcoming charges of a member. */
export interface Balance {
  readonly available: Money;
  readonly pending: Money;
  /** Pending sums and the days on which they become available, nearest first. */
  readonly pendingUntil: readonly DatedSum[];
  /** Renewals to come, nearest first. */
  readonly charges: readonly DatedSum[];
  /** Number of renewals that were refused and are tried again. */
  readonly failedRenewals: number;
  /** True if the member has received any payment. */
  readonly hasEarned: boolean;
}

export interface OverviewContext {
  readonly balance: Balance | null;
}

export type OverviewEvent = { type: 'overview.refresh' } | { type: 'overview.retry' };
