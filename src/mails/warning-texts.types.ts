/** What of the ways into an account has changed. */
type AccessWarningKind =
  | 'password-changed'
  | 'account-cleared'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'sign-in-copied'
  | 'provider-attached'
  | 'provider-detached'
  | 'email-changed';
/** What has changed of where money goes and comes from. */
export type MoneyWarningKind =
  | 'payout-method-changed'
  | 'payout-requested'
  | 'payout-cancelled'
  | 'card-added'
  | 'card-removed'
  | 'card-preferred';
export type WarningKind = AccessWarningKind | MoneyWarningKind;

export interface Warning {
  subject: string;
  what: string;
}
interface Help {
  otherwise: string;
  action: string;
}
/** The warnings of an account in one language, and what every warning says: when, and what to do. */
export type Warnings = Record<AccessWarningKind, Warning> & Help & { when: string; moved: Help };
