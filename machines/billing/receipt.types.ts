import type { DialogAsked } from '../modal/dialogs.types.ts';
import type { PaymentUpdated } from './billing.types.ts';
import type { Payment } from './payments.types.ts';

export interface ReceiptInput {
  readonly paymentId: number;
  /** Who reads it, by the name that stands on it. */
  readonly viewerName: string;
}

export interface ReceiptContext extends ReceiptInput {
  readonly payment: Payment | null;
}

export type ReceiptEvent =
  | { type: 'receipt.retry' }
  /** Something is wrong with it: the moderators are written to. */
  | { type: 'receipt.dispute' }
  | { type: 'connection.restored' }
  | PaymentUpdated;

export type ReceiptEmitted =
  { type: 'session.expired' } | ({ type: 'dialog.requested' } & DialogAsked<'complaint'>);
