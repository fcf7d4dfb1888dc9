import type { ActorRefFrom } from 'xstate';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Money } from '../posts/post.types.ts';
import type { PaymentUpdated, PurchaseSettled, TransactionStatus } from './billing.types.ts';
import type { overviewMachine } from './overview.machine.ts';

/** What came to the member, or what they paid. */
export type PaymentSide = 'received' | 'sent';
export type PaymentKind = 'subscription' | 'post' | 'message' | 'tip' | 'referral';
/** Where a payment stands; `available` is of what came alone. */
export type PaymentStanding = 'pending' | 'available' | 'succeeded' | 'failed' | 'refunded';

/** What the list is narrowed to, as it stands in the address. */
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
  /** What the product keeps, and what is left of it; null for who pays. */
  readonly fee: Money | null;
  readonly net: Money | null;
  /** What went back for days that were left; `fee` and `net` are of the rest. */
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
  /** Where what it was for is; null when it is gone. */
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
  /** What was announced before may have been missed. */
  | { type: 'connection.caughtUp' }
  | PaymentUpdated
  | PurchaseSettled;

export type PaymentsEmitted = { type: 'location.requested'; path: string; replace: true };
