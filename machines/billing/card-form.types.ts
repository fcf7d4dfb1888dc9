import type { Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { Card } from './billing.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** Address and origin of the provider's own card fields. */
export interface CardSetup {
  readonly setupId: string;
  /** Page for a frame. */
  readonly url: string;
  /** Origin of its messages as the browser reports it: `null` for a page without one. */
  readonly origin: string;
  /** One key for one setup: asking twice keeps the card once. */
  readonly key: string;
}

export interface CardFormInput {
  /** The card shall be offered first from now on. */
  readonly makeDefault: boolean;
}

export interface CardFormContext {
  readonly setup: CardSetup | null;
  readonly makeDefault: boolean;
  readonly failure: Failure | null;
  readonly card: Card | null;
}

export interface SaveCardInput {
  readonly setupId: string;
  readonly key: string;
  readonly makeDefault: boolean;
}

export type CardFormEvent =
  | { type: 'frame.ready' }
  /** The frame could not be opened. */
  | { type: 'frame.failed' }
  /** The provider has the card; nothing but this name of it comes to us. */
  | { type: 'setup.completed'; setupId: string }
  | { type: 'default.change'; makeDefault: boolean }
  | { type: 'form.retry' }
  | { type: 'form.leave' };

export type CardFormEmitted =
  | { type: 'card.saved'; card: Card }
  | { type: 'form.left' }
  /** For the dialog that it may stand in. */
  | { type: 'dialog.settled'; answer: Answer<Card> };

/** The dialog that takes a card. */
export type PaymentFormDialog = DialogToken<'paymentForm', CardFormInput, Card>;
