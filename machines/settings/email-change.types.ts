import type { EmailChangeUpdated } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';

/** A change that waits until both addresses have confirmed it. */
export interface PendingEmail {
  /** The new address. */
  readonly email: string;
  readonly oldConfirmed: boolean;
  readonly newConfirmed: boolean;
  /** Whole seconds until the mails may be sent again; 0 when they may be now. */
  readonly resendIn: number;
}

export interface EmailChangeInput {
  /** The address of now. */
  readonly email: string;
}

export interface EmailChangeContext extends EmailChangeInput {
  /** Null where nothing waits, or it was not read yet. */
  readonly change: PendingEmail | null;
  /** True once the pending change was read. */
  readonly isRead: boolean;
  /** Error of the last attempt. */
  readonly failure: Failure | null;
  /** Whole seconds until the server listens again, or mails again. */
  readonly secondsLeft: number;
}

export type EmailChangeEvent =
  | EmailChangeUpdated
  | { type: 'email.change' }
  | { type: 'email.keep' }
  | { type: 'form.submit'; email: string }
  | { type: 'mail.resend' }
  | { type: 'change.cancel' }
  | { type: 'change.retry' }
  /** The member was read again: the address may be another one. */
  | { type: 'viewer.changed'; viewer: { readonly email: string } | null }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };
