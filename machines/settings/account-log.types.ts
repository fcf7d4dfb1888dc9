import type { Failure } from '../lib/failure.ts';
import type { AccessChanged, Device } from './device.types.ts';

/** What happened to the account; `unknown` is what this release does not know. */
export type AccountEventKind =
  | 'signedIn'
  | 'signedOut'
  | 'passwordChanged'
  | 'accountCleared'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'signInCopied'
  | 'providerAttached'
  | 'providerDetached'
  | 'emailChanged'
  | 'sessionEnded'
  | 'otherSessionsEnded'
  | 'unknown';

export interface AccountLogEntry {
  readonly id: number;
  readonly kind: AccountEventKind;
  readonly device: Device;
  readonly ip: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export interface AccountLogPage {
  readonly entries: readonly AccountLogEntry[];
  readonly nextCursor: string | null;
}

export interface AccountLogContext {
  readonly entries: readonly AccountLogEntry[];
  readonly cursor: string | null;
  readonly failure: Failure | null;
}

export type AccountLogEvent =
  { type: 'older.show' } | { type: 'log.retry' } | { type: 'connection.restored' } | AccessChanged;

export type AccountLogEmitted = { type: 'session.expired' };
