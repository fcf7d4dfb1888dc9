import type { TipAsked } from './payment.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { Money } from '../posts/post.types.ts';
import type { purchaseMachine } from './purchase.machine.ts';
import type { PurchaseEmitted, PurchaseEvents } from './purchase.types.ts';

export interface TipInput extends TipAsked {
  readonly viewerId: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly min: number;
  readonly max: number;
}

/** Reason why an amount cannot be tipped. */
export type TipProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

export interface TipContext extends TipInput {
  /** Amounts that are offered, in minor units. */
  readonly presets: readonly number[];
  /** The offered amount that is chosen; null when the person types their own. */
  readonly preset: number | null;
  /** The own amount as typed. */
  readonly typed: string;
  /** The amount as it would be given; null while it cannot be. */
  readonly sum: Money | null;
  readonly message: string;
  readonly problem: TipProblem | null;
  readonly purchase: ChildOf<typeof purchaseMachine> | null;
}

export type TipEvent =
  | ChildEmitted<PurchaseEmitted>
  | { type: 'preset.choose'; amount: number }
  | { type: 'amount.change'; text: string }
  | { type: 'message.change'; text: string }
  | { type: 'tip.review' }
  /** Back from the price to the amount. */
  | { type: 'tip.edit' }
  /** The person agreed to lose what was typed. */
  | { type: 'input.discard' }
  | PurchaseEvents;

export type TipEmitted = PurchaseEmitted;

/** Amount of a tip, or its problem. */
export type TipAmount = Money | TipProblem;
