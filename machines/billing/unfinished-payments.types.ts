import type { NoticeShown } from '../app/notice.types.ts';
import type { PurchaseSettled } from './billing.types.ts';
import type { PaymentLeft, PaymentTaken, UnfinishedPayment } from './payment.types.ts';

export interface UnfinishedPaymentsContext {
  /** The first is asked about next. */
  readonly payments: readonly UnfinishedPayment[];
  /** Keys of those whose unfinished state was shown. */
  readonly named: readonly string[];
  /** Number of inquiries without a result since the last change. */
  readonly tries: number;
}

export type UnfinishedPaymentsEvent =
  /** All that the device keeps for the member who is here, first and whenever another one is. */
  | { type: 'payments.found'; payments: readonly UnfinishedPayment[] }
  | PaymentLeft
  | PaymentTaken
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string } };

/** Event: the payment's outcome is known, so that the device drops its intent. */
export interface PaymentClosed {
  type: 'payment.closed';
  payment: UnfinishedPayment;
}

export type UnfinishedPaymentsEmitted = NoticeShown | PurchaseSettled;
