import type {
  AccountEventKind,
  AccountLogEntry,
  AccountLogPage,
} from '#machines/settings/account-log.types.ts';
import type { DeviceSession } from '#machines/settings/device-sessions.types.ts';
import type { PasswordForm } from '#machines/settings/password-change.types.ts';
import type { SecondFactor } from '#machines/settings/second-factor.types.ts';
import type { OwnAccounts } from '#machines/settings/social-accounts.types.ts';
import type { SocialProvider } from '#machines/auth/social.types.ts';
import type { TwoFactorSecret } from '#machines/settings/two-factor-setup.types.ts';
import type {
  AccountEventKind as WireKind,
  DeviceSession as WireSession,
} from '#src/contract/settings/security.ts';
import { toDevice } from './device.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { ifOffered } from '../app/offered.ts';
import { fetchPending } from '../auth/social.ts';
import {
  logAnswer,
  securityAnswer,
  sessionsAnswer,
  socialAccountsAnswer,
} from './wire-settings.ts';

/** `PUT /user/password`; a member without a password has nothing to send as the current one. */
export const changePassword = (
  http: Http,
  { currentPassword, password }: PasswordForm,
): Promise<void> =>
  http.put('/user/password', {
    ...(currentPassword !== '' && { current_password: currentPassword }),
    password,
    password_confirmation: password,
  });

const toSession = (wire: WireSession): DeviceSession => ({
  id: wire.id,
  device: toDevice(wire.agent),
  ip: wire.ip,
  lastActive: wire.last_active,
  isCurrent: wire.is_current,
});

/** `GET /me/social`, `GET /me/security`, and what waits of a way through a provider. */
export const loadAccounts = async (http: Http): Promise<OwnAccounts> => {
  const [accounts, security, end] = await Promise.all([
    ifOffered(http.get<unknown>('/api/v1/me/social')),
    ifOffered(http.get<unknown>('/api/v1/me/security')),
    ifOffered(fetchPending(http)),
  ]);
  const data = security === null ? null : securityAnswer(security).data;
  return {
    accounts:
      accounts === null
        ? null
        : socialAccountsAnswer(accounts).map(({ provider, attached_at: attachedAt }) => ({
            provider,
            attachedAt,
          })),
    hasPassword: data?.has_password ?? true,
    isOnlyWay: data !== null && !data.has_password && data.other_ways === 1,
    ticket: end !== null && 'ticket' in end ? end.ticket : null,
    failure:
      end?.status === 'failed' && end.code !== 'access_denied'
        ? { kind: 'unexpected', status: 400, message: '', code: end.code }
        : null,
  };
};

/** `DELETE /me/social/{provider}`. */
export const detachProvider = (http: Http, provider: SocialProvider): Promise<void> =>
  http.delete(`/api/v1/me/social/${provider}`);

/** `GET /me/sessions`. */
export const loadSessions = async (http: Http): Promise<readonly DeviceSession[]> =>
  sessionsAnswer(await http.get<unknown>('/api/v1/me/sessions')).map(toSession);

/** `DELETE /me/sessions/{id|others}`; waits for the password where the server wants it. */
export const endSession = (http: Http, id: string): Promise<void> =>
  http.delete(`/api/v1/me/sessions/${encodeURIComponent(id)}`);

const kinds: Readonly<Record<WireKind, AccountEventKind>> = {
  signed_in: 'signedIn',
  signed_out: 'signedOut',
  password_changed: 'passwordChanged',
  account_cleared: 'accountCleared',
  two_factor_on: 'twoFactorOn',
  two_factor_off: 'twoFactorOff',
  recovery_codes_renewed: 'recoveryCodesRenewed',
  recovery_code_used: 'recoveryCodeUsed',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
  sign_in_copied: 'signInCopied',
  provider_attached: 'providerAttached',
  provider_detached: 'providerDetached',
  username_changed: 'usernameChanged',
  offer_changed: 'offerChanged',
  email_changed: 'emailChanged',
  email_change_requested: 'emailChangeRequested',
  email_change_cancelled: 'emailChangeCancelled',
  account_closed: 'accountClosed',
  account_kept: 'accountKept',
  export_requested: 'exportRequested',
  payout_method_changed: 'payoutMethodChanged',
  payout_requested: 'payoutRequested',
  payout_cancelled: 'payoutCancelled',
  card_added: 'cardAdded',
  card_removed: 'cardRemoved',
  card_preferred: 'cardPreferred',
  identity_started: 'identityStarted',
  identity_approved: 'identityApproved',
  identity_rejected: 'identityRejected',
  session_ended: 'sessionEnded',
  other_sessions_ended: 'otherSessionsEnded',
};

const kindOf = (kind: string): AccountEventKind =>
  (kinds as Readonly<Partial<Record<string, AccountEventKind>>>)[kind] ?? 'unknown';

const toEntry = (wire: ReturnType<typeof logAnswer>['data'][number]): AccountLogEntry => ({
  id: wire.id,
  kind: kindOf(wire.kind),
  device: toDevice(wire.agent),
  ip: wire.ip,
  at: wire.created_at,
});

/** `GET /me/log?cursor`: twenty, latest first. */
export const loadLog = async (http: Http, cursor: string | null): Promise<AccountLogPage> => {
  const query = { cursor: cursor ?? undefined };
  const { data, meta } = logAnswer(await http.get<unknown>('/api/v1/me/log', { query }));
  return { entries: data.map(toEntry), cursor: meta.next_cursor };
};

/** `GET /me/security`. */
export const loadFactor = async (http: Http): Promise<SecondFactor> => {
  const { data } = securityAnswer(await http.get<unknown>('/api/v1/me/security'));
  return { isOn: data.two_factor_enabled, codesLeft: data.recovery_codes_left };
};

const factor = '/user/two-factor-authentication';
const codes = '/user/two-factor-recovery-codes';

/** `POST /user/two-factor-authentication`: a secret that waits for its first code. */
export const prepareFactor = (http: Http): Promise<void> => http.post(factor, {});

/** Fortify's `GET /user/two-factor-qr-code` answers `[]` without a secret. */
export const findSecret = async (http: Http): Promise<boolean> =>
  read.text()(read.fieldOf(await http.get<unknown>('/user/two-factor-qr-code'), 'svg')) !== '';

/** `DELETE /user/two-factor-authentication` of a secret that no code has confirmed; see the contract. */
export const discardSecret = (http: Http): Promise<void> => http.delete(`${factor}?unconfirmed=1`);

/** `DELETE /user/two-factor-authentication`. */
export const dropFactor = (http: Http): Promise<void> => http.delete(factor);

/** `POST /user/two-factor-recovery-codes`. */
export const renewCodes = (http: Http): Promise<void> => http.post(codes, {});

/** `POST /user/confirmed-two-factor-authentication`. */
export const confirmCode = (http: Http, code: string): Promise<void> =>
  http.post('/user/confirmed-two-factor-authentication', { code });

/** The picture, the key and the codes, which Fortify answers one by one; `[]` is no secret. */
export const loadSecret = async (http: Http): Promise<TwoFactorSecret> => {
  const [picture, secret, list] = await Promise.all([
    http.get<unknown>('/user/two-factor-qr-code'),
    http.get<unknown>('/user/two-factor-secret-key'),
    http.get<unknown>(codes),
  ]);
  return {
    picture: read.text()(read.fieldOf(picture, 'svg')),
    address: read.text()(read.fieldOf(picture, 'url')),
    key: read.text()(read.fieldOf(secret, 'secretKey')),
    codes: read.list(read.sureText)(list),
  };
};
