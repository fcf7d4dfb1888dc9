import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { Card } from './billing.types.ts';
import type { PaymentFormDialog } from './card-form.types.ts';

/** A card with whom it pays for, by their names. */
export interface SavedCard extends Card {
  readonly paysFor: readonly string[];
}

export interface CardsContext {
  /** The first choice first. */
  readonly cards: readonly SavedCard[];
  /** Id of the card that is being changed or removed. */
  readonly chosenId: number | null;
  /** Card that takes over the removed card's renewals; null where it has none, or no other can. */
  readonly otherId: number | null;
}

export interface CardRemoval {
  readonly id: number;
  readonly otherId: number | null;
}

export type CardsEvent =
  | { type: 'card.add' }
  | { type: 'card.prefer'; id: number }
  /** Shows the effects of removing a card; nothing is removed yet. */
  | { type: 'removal.ask'; id: number }
  | { type: 'removal.keep' }
  | { type: 'other.choose'; id: number }
  | { type: 'card.remove' }
  | { type: 'cards.retry' }
  | { type: 'connection.restored' }
  | DialogsEmitted;

export type CardsEmitted = DialogRequested<PaymentFormDialog>;
