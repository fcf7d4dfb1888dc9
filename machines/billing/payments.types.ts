import type { ActorRefFrom } from 'xstate';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Money } from '../posts/post.types.ts';
import type { PaymentUpdated, PurchaseSettled, TransactionStatus } from './billing.types.ts';
import type { overviewMachine } from './overview.machine.ts';

/** Direction of a list: payments received or made by the member. */
export type PaymentSide = 'received' | 'sent';
export type PaymentKind = 'subscription' | 'post' | 'message' | 'tip' | 'referral';
/** State of a payment; `available` applies to received ones alone. */
export type PaymentStanding = 'pending' | 'available' | 'succeeded' | 'failed' | 'refunded';

/** Filters of the list, as written in the address. */
export interface PaymentFilters {
  readonly kind: PaymentKind | null;
  readonly standing: PaymentStanding | null;
  /** A username. */
  readonly person: string | null;
  /** The first and the last day, `YYYY-MM-DD`; empty for no end. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
}

/** One payment as the member's side of it sees it. */
export interface Payment {
  readonly id: number;
  readonly type: string;
  readonly direction: 'in' | 'out';
  readonly status: TransactionStatus;
  readonly amount: Money;
  /** Fee of the site, and the rest after it; null for the payer. */
  readonly fee: Money | null;
  readonly net: Money | null;
  /** Refund for unused days; `fee` and `net` are of the rest. */
  readonly givenBack: {
    readonly amount: Money;
    readonly days: number;
    /** ISO 8601; null while it is on its way. */
    readonly settledAt: string | null;
  } | null;
  /** The other side; null where the account is gone, and for a share of what somebody earned. */
  readonly person: {
    readonly id: number;
    readonly username: string;
    readonly displayName: string;
  } | null;
  /** The title of the post that it was for. */
  readonly title: string | null;
  /** Path of the purchased item; null when it is deleted. */
  readonly path: string | null;
  readonly note: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly isRenewal: boolean;
  readonly declineCode: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly settledAt: string | null;
  /** From when it may be paid out. */
  readonly availableAt: string | null;
}

/** Sums of all that is listed and on later pages. */
export interface PaymentTotals {
  readonly count: number;
  readonly gross: Money;
  readonly fee: Money;
  readonly net: Money;
}

export interface PaymentPerson {
  readonly username: string;
  readonly displayName: string;
}

export interface PaymentsInput {
  readonly side: PaymentSide;
  readonly filters: PaymentFilters;
}

export interface PaymentsAsked extends PaymentsInput {
  readonly cursor: string | null;
}

export interface PaymentsPage extends PageOf<Payment> {
  readonly totals: PaymentTotals;
  readonly people: readonly PaymentPerson[];
  /** The address of the file of exactly this, which still takes a language. */
  readonly csv: string;
}

export interface PaymentsContext extends PaymentsInput, PagedContext<Payment> {
  readonly overview: ActorRefFrom<typeof overviewMachine>;
  /** Null until the first page came. */
  readonly totals: PaymentTotals | null;
  readonly people: readonly PaymentPerson[];
  readonly csv: string | null;
}

export type PaymentsEvent =
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | { type: 'filters.change'; filters: Partial<PaymentFilters> }
  | { type: 'search.change'; text: string }
  | { type: 'filters.clear' }
  | PagedEvent
  /** Event: the live channel is back; earlier events may have been missed. */
  | { type: 'connection.caughtUp' }
  | PaymentUpdated
  | PurchaseSettled;

export type PaymentsEmitted = { type: 'location.requested'; path: string; replace: true };
