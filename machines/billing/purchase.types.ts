import type {
  PurchaseInput,
  Intent,
  PaymentLeft,
  PaymentTaken,
  EarlierOutcome,
  DeclineReason,
  IntentReport,
} from './payment.types.ts';
import type { ActorRefFrom } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { Money } from '../posts/post.types.ts';
import type { Card, PaymentUpdated, PurchaseSettled, Transaction } from './billing.types.ts';
import type { cardChoiceMachine } from './card-choice.machine.ts';
import type { CardChoiceEmitted } from './card-choice.types.ts';
import type { challengeMachine } from './challenge.machine.ts';

export interface PurchaseContext extends PurchaseInput {
  readonly cards: ChildOf<typeof cardChoiceMachine>;
  /** Card that pays; null until one is chosen. */
  readonly card: Card | null;
  /** The key of the next intent. */
  readonly nextKey: string | null;
  readonly intent: Intent | null;
  /** A payment of an earlier visit, to be settled before anything new is paid. */
  readonly earlier: Intent | null;
  /** Result of that payment; null while it is open, and where there was none. */
  readonly earlierOutcome: EarlierOutcome | null;
  /** The page of the bank that asks for a proof. */
  readonly actionUrl: string | null;
  /** Loading state of that page; null while none is needed. */
  readonly challenge: ActorRefFrom<typeof challengeMachine> | null;
  readonly reason: DeclineReason | null;
  /** Refusal by a limit, right or password check; the payment's state is then read by its key. */
  readonly doubt: Failure | null;
  /** Refusal after which it cannot be bought at all. */
  readonly refusal: Failure | null;
  /** New price, where it is not the pinned one. */
  readonly newPrice: Money | null;
  readonly receipt: Transaction | null;
  /** Number of inquiries without a result. */
  readonly tries: number;
}

export type PurchaseEvent =
  | ChildEmitted<CardChoiceEmitted>
  | IntentReport
  | { type: 'purchase.confirm' }
  | { type: 'price.accept' }
  | { type: 'purchase.check' }
  /** Leaves for the page of what was paid. */
  | { type: 'receipt.open' }
  /** The bank's page says that it is done; what came of it the server knows. */
  | { type: 'challenge.answered' }
  | PurchaseEvents;

/** Events to a purchase from its dialog and the app, forwarded by its parent chart. */
export type PurchaseEvents =
  /** The person leaves; a payment that waits for the bank's proof is called back first. */
  | { type: 'dialog.dismiss' }
  /** The way to the server is open again. */
  | { type: 'connection.restored' }
  | PaymentUpdated;

export type PurchaseEmitted =
  | { type: 'location.requested'; path: string }
  | NoticeShown
  | PurchaseSettled
  | PaymentLeft
  | PaymentTaken
  /** The person is through: confirmed with the receipt when it was bought. */
  | { type: 'dialog.settled'; answer: Answer<Transaction> };
