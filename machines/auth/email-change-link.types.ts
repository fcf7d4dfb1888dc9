import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

/** State of an email change, as seen from one of its two links. */
export type ChangeStatus =
  | 'waiting'
  /** Confirmed by this address, and not by the other one. */
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  /** Another account has the new address by now. */
  | 'taken';

/** Email change that a mailed link belongs to. */
export interface ChangeLink {
  /** To which of the two addresses it was mailed. */
  readonly side: 'old' | 'new';
  readonly username: string;
  /** The new address. */
  readonly email: string;
  readonly status: ChangeStatus;
}

export interface EmailChangeLinkInput {
  readonly viewer: Viewer | null;
  /** Link of the mail that was opened; it decides which button comes first. */
  readonly intent: 'confirm' | 'cancel';
}

/** The token itself never comes here: its keeper adds it. */
export interface EmailChangeLinkContext extends EmailChangeLinkInput {
  /** Null until it was read. */
  readonly link: ChangeLink | null;
  /** Error of the last press. */
  readonly failure: Failure | null;
}

export type EmailChangeLinkEvent =
  | { type: 'change.confirm' }
  | { type: 'change.cancel' }
  | { type: 'link.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type EmailChangeLinkEmitted = { type: 'member.updated' };
