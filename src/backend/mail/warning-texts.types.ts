/** What of the ways into an account has changed. */
export type WarningKind =
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
interface Help {
  otherwise: string;
  action: string;
}
/** The warnings in one language. */
export type Warnings = Record<WarningKind, { subject: string; what: string }> &
  Help & { moved: Help };
