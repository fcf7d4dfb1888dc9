import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { AccessChanged, Device } from './device.types.ts';

/** Kind of account event; `unknown` is any that this release does not support. */
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
  | 'usernameChanged'
  | 'offerChanged'
  | 'emailChanged'
  | 'emailChangeRequested'
  | 'emailChangeCancelled'
  | 'accountClosed'
  | 'accountKept'
  | 'exportRequested'
  | 'payoutMethodChanged'
  | 'payoutRequested'
  | 'payoutCancelled'
  | 'cardAdded'
  | 'cardRemoved'
  | 'cardPreferred'
  | 'identityStarted'
  | 'identityApproved'
  | 'identityRejected'
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

export type AccountLogPage = PageOf<AccountLogEntry>;
export type AccountLogContext = PagedContext<AccountLogEntry>;

export type AccountLogEvent =
  | { type: 'older.show' }
  | Exclude<PagedEvent, { type: 'end.approach' }>
  | AccessChanged;
