import type { Failure } from '../lib/failure.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { DialogRequested, DialogToken } from '../modal/dialog-token.types.ts';
import type { BlockDialog } from './block.types.ts';

/** Topic of a report, in the values of the API. */
export type ComplaintReason =
  | 'spam'
  | 'harassment'
  | 'violence'
  | 'illegal'
  | 'stolen'
  | 'fraud'
  | 'other';

/** A person (their chat), one post, or one comment below a post. */
export type ComplaintSubject =
  | { readonly kind: 'chat'; readonly userId: number }
  | { readonly kind: 'comment'; readonly commentId: number }
  | { readonly kind: 'post'; readonly postId: number };

export interface ComplaintAsked {
  readonly about: ComplaintSubject;
  readonly displayName: string;
  /** Person whom the member can block afterwards; null where that makes no sense. */
  readonly userId: number | null;
  /** The payment that it is about, whose number is filled in. */
  readonly paymentId?: number;
}

/** Number of the report at the moderators; null when the server gives none. */
export interface Receipt {
  readonly number: string | null;
}

export interface ComplaintContext extends ComplaintAsked {
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
  readonly receipt: Receipt;
}

export interface Complaint {
  readonly reason: ComplaintReason;
  readonly message: string;
}

export type ComplaintEvent =
  | ({ type: 'form.submit' } & Complaint)
  | { type: 'block.ask' }
  /** Shows the list in which the report stands. */
  | { type: 'reports.open' }
  | { type: 'dialog.finish' }
  | { type: 'dialog.dismiss' }
  | { type: 'dialog.answered'; id: string; answer: Answer };

export type ComplaintEmitted =
  | { type: 'location.requested'; path: string }
  | DialogRequested<BlockDialog>;

/** The dialog that takes a report for the moderators. */
export type ComplaintDialog = DialogToken<'complaint', ComplaintAsked, Receipt>;
