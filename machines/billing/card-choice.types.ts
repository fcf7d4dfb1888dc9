import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { Card } from './billing.types.ts';
import type { cardFormMachine } from './card-form.machine.ts';
import type { CardFormEmitted } from './card-form.types.ts';

export interface CardChoiceContext {
  readonly cards: readonly Card[];
  readonly chosenId: number | null;
  /** The form for a new card while one is added. */
  readonly form: ChildOf<typeof cardFormMachine> | null;
  /** Error of the last action. */
  readonly failure: Failure | null;
}

export type CardChoiceEvent =
  | ChildEmitted<CardFormEmitted>
  | { type: 'card.choose'; id: number }
  | { type: 'card.add' }
  | { type: 'card.cancel' }
  /** The chosen card becomes the one that is offered first. */
  | { type: 'card.prefer' }
  | { type: 'cards.retry' };

export type CardChoiceEmitted = { type: 'card.chosen'; card: Card | null };
