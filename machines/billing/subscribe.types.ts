import type { Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { Money } from '../posts/post.types.ts';
import type { Payee } from './billing.types.ts';
import type { DialogRequested, DialogToken } from '../modal/dialog-token.types.ts';
import type { PurchaseDialog } from './payment.types.ts';

/** A way to subscribe. */
export interface Plan {
  readonly id: number;
  readonly months: number;
  /** First charge: for the full period, or nothing for a trial. */
  readonly price: Money;
  /** Percent off against month by month. */
  readonly discount: number;
  /** Amount of each renewal; `price` may be less at first. */
  readonly renewalPrice: Money;
  /** Length of the trial in days, before the first charge of `renewalPrice`; 0 without one. */
  readonly trialDays: number;
  /** The last day on which `price` is lower, `YYYY-MM-DD`. */
  readonly promotionUntil: string | null;
}

export interface SubscribeInput {
  readonly payee: Payee;
}

export interface SubscribeContext extends SubscribeInput {
  /** Shortest first. */
  readonly plans: readonly Plan[];
  readonly planId: number | null;
  readonly autoRenew: boolean;
}

export type SubscribeEvent =
  | { type: 'plan.choose'; id: number }
  | { type: 'renewal.change'; autoRenew: boolean }
  | { type: 'plans.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'subscribe.review' }
  /** Answer of a dialog; the purchase's is known by its id. */
  | { type: 'dialog.answered'; id: string; answer: Answer };

export type SubscribeEmitted =
  | DialogRequested<PurchaseDialog>
  /** Subscribed; the purchase has shown its receipt. */
  | { type: 'dialog.settled'; answer: Answer<null> };

/** Params of the guards on a refused load. */
export interface PlansRefused {
  readonly failure: Failure;
}

/** The dialog that offers the plans of a creator. */
export type SubscribeDialog = DialogToken<'subscribe', SubscribeInput, null>;
