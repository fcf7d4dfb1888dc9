import type { ActorRefFrom } from 'xstate';
import type { ExportUpdated } from '../auth/viewer.types.ts';
import type { SubmissionContext } from '../parts/submission.ts';
import type { Money } from '../posts/post.types.ts';
import type { dataExportMachine } from './data-export.machine.ts';

/** Reason why an account cannot be closed yet. */
export type LeavingBlocker = 'payout' | 'balance' | 'subscribers';

/** Subscriptions that run: how many, how many of them renew, and the last day that is paid for. */
interface Running {
  readonly count: number;
  readonly renewing: number;
  /** ISO 8601; null where none runs. */
  readonly until: string | null;
}

/** A renewal that ended while the account was closed. */
export interface EndedRenewal {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Effects of closing the account, in sums and dates, and what others keep. */
export interface LeavingLedger {
  /** Time of the final deletion, ISO 8601. */
  readonly deleteAt: string;
  readonly followers: number;
  readonly following: number;
  readonly subscribers: Running;
  readonly subscriptions: Running;
  readonly ended: readonly EndedRenewal[];
  readonly balance: {
    /** All that is owed to the member, of which a part may have to wait. */
    readonly owed: Money;
    /** Time from which all of it can be paid out; null when it can be now. */
    readonly payableAt: string | null;
    /** Less than this is never paid out. */
    readonly minimum: Money;
  };
  /** On its way to the bank. */
  readonly payout: Money | null;
  readonly purchases: { readonly count: number; readonly total: Money };
  readonly posts: number;
  readonly scheduled: number;
  readonly drafts: number;
  readonly files: number;
  /** Posts and messages that somebody bought, and keeps. */
  readonly sold: number;
  /** Payments that accounting keeps, with a number in place of the member. */
  readonly keptPayments: number;
  readonly blockers: readonly LeavingBlocker[];
}

export interface LeavingContext extends SubmissionContext {
  readonly ledger: LeavingLedger | null;
  /** Data export that the member can download first. */
  readonly copy: ActorRefFrom<typeof dataExportMachine>;
}

export type LeavingEvent =
  | { type: 'form.submit'; reason: string }
  | { type: 'renewals.end' }
  | { type: 'ledger.retry' }
  | ExportUpdated
  /** A payment or a payout has another status. */
  | { type: 'payment.updated' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type LeavingEmitted = { type: 'member.updated' };
