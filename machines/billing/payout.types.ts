import type { Viewer } from '../auth/viewer.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { Failure } from '../lib/failure.ts';
import type { Money } from '../posts/post.types.ts';
import type { DatedSum } from './overview.types.ts';
import type { payoutAccountMachine } from './payout-account.machine.ts';
import type { PayoutAccountEmitted, PayoutMethod } from './payout-account.types.ts';

export type PayoutStatus = 'requested' | 'inTransit' | 'paid' | 'failed' | 'cancelled';

/** Reason why a bank returned a payout. */
export type PayoutReason = 'accountClosed' | 'noAccount' | 'refused';

export interface Payout {
  readonly id: number;
  readonly amount: Money;
  readonly status: PayoutStatus;
  readonly reason: PayoutReason | null;
  /** Country of the account that it is paid to. */
  readonly country: string;
  readonly last4: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** ISO 8601: until then it may be cancelled; null once it may not. */
  readonly cancelUntil: string | null;
}

export interface PayoutPage {
  /** Latest first. */
  readonly payouts: readonly Payout[];
  readonly nextCursor: string | null;
  /** The least that is paid out. */
  readonly min: Money;
}

/** Available amount, and the latest payouts. */
export interface PayoutSummary extends PayoutPage {
  readonly available: Money;
  readonly pending: Money;
  /** Pending sums and the days on which they become available, nearest first. */
  readonly pendingUntil: readonly DatedSum[];
}

export interface PayoutRequest {
  readonly amount: Money;
  /** Number of the intent: a retry with the same number is paid once. */
  readonly intent: number;
}

export type AmountProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

export interface PayoutInput {
  /**
   * True if their identity is verified: without that no payout is made, and no account is
   * requested.
   */
  readonly maySell: boolean;
}

export interface PayoutContext extends PayoutInput {
  /** Null until it has been read. */
  readonly summary: PayoutSummary | null;
  readonly account: ChildOf<typeof payoutAccountMachine>;
  /** Null where none is kept, or none is known yet. */
  readonly method: PayoutMethod | null;
  /** Amount as typed. */
  readonly typed: string;
  readonly problem: AmountProblem | null;
  readonly failure: Failure | null;
  readonly intent: number;
  /** Id of the payout that is being cancelled. */
  readonly cancelledId: number | null;
}

export type PayoutEvent =
  | { type: 'amount.change'; text: string }
  | { type: 'payout.request' }
  | { type: 'payout.cancel'; id: number }
  | { type: 'more.load' }
  | { type: 'payout.retry' }
  /** The server says more of the member: they may sell by now. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  | { type: 'connection.restored' }
  | ChildEmitted<PayoutAccountEmitted>;

/** The payout that is not at its end; there is one at most. */
export const openPayout = ({ payouts }: PayoutSummary): Payout | undefined =>
  payouts.find(({ status }) => status === 'requested' || status === 'inTransit');

/** A verified identity, an account, enough money, and nothing under way: only the amount may be wrong. */
export const canRequest = ({
  summary,
  method,
  maySell,
}: Pick<PayoutContext, 'summary' | 'method' | 'maySell'>): boolean =>
  maySell &&
  summary !== null &&
  method !== null &&
  summary.available.amount >= summary.min.amount &&
  !openPayout(summary);
