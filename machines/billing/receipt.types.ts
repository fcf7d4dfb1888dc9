import type { NoticeShown } from '../app/notice.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { PaymentUpdated } from './billing.types.ts';
import type { PostMedia } from '../posts/post.types.ts';
import type { Payment } from './payments.types.ts';
import type { ComplaintDialog } from '../people/complaint.types.ts';

/** A post or a message as it was when it was bought, whatever became of it since. */
export interface Sold {
  readonly title: string | null;
  readonly text: string | null;
  readonly media: readonly PostMedia[];
}

/** One payment and, for its payer until it is given back, what was bought by it. */
export interface Receipt extends Payment {
  readonly sold?: Sold;
}

export interface ReceiptInput {
  readonly paymentId: number;
  /** Name of the viewer, as printed on the receipt. */
  readonly viewerName: string;
}

export interface ReceiptContext extends ReceiptInput {
  readonly payment: Receipt | null;
}

/** The address of a receipt, and what became of it: `left` by who closed the sheet again. */
export interface SharedReceipt {
  readonly link: string;
  readonly end: 'shared' | 'left' | 'copied' | 'refused';
}

export type ReceiptEvent =
  | { type: 'receipt.retry' }
  /** To the device's share sheet. */
  | { type: 'receipt.share' }
  /** Reports a problem with the payment to the moderators. */
  | { type: 'receipt.dispute' }
  | { type: 'connection.restored' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  | PaymentUpdated;

export type ReceiptEmitted = DialogRequested<ComplaintDialog> | NoticeShown;
