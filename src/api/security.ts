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
  AccountEvent,
  AccountEventKind as WireKind,
  AccountLogAnswer,
  DeviceSession as WireSession,
  SecurityAnswer,
  SocialAccount,
} from '#src/contract/security.ts';
import { toDevice } from './device.ts';
import type { Http } from './http.types.ts';
import { fetchPending } from './social.ts';

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
  const [accounts, { data }, end] = await Promise.all([
    http.get<readonly SocialAccount[]>('/api/v1/me/social'),
    http.get<SecurityAnswer>('/api/v1/me/security'),
    fetchPending(http),
  ]);
  return {
    accounts: accounts.map(({ provider, attached_at: attachedAt }) => ({ provider, attachedAt })),
    hasPassword: data.has_password,
    isOnlyWay: !data.has_password && data.other_ways === 1,
    ticket: 'ticket' in end ? end.ticket : null,
    failure:
      end.status === 'failed' && end.code !== 'access_denied'
        ? { kind: 'unexpected', status: 400, message: '', code: end.code }
        : null,
  };
};

/** `DELETE /me/social/{provider}`. */
export const detachProvider = (http: Http, provider: SocialProvider): Promise<void> =>
  http.delete(`/api/v1/me/social/${provider}`);

/** `GET /me/sessions`. */
export const loadSessions = async (http: Http): Promise<readonly DeviceSession[]> =>
  (await http.get<readonly WireSession[]>('/api/v1/me/sessions')).map(toSession);

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
  email_changed: 'emailChanged',
  session_ended: 'sessionEnded',
  other_sessions_ended: 'otherSessionsEnded',
};

const kindOf = (kind: string): AccountEventKind =>
  (kinds as Readonly<Partial<Record<string, AccountEventKind>>>)[kind] ?? 'unknown';

const toEntry = (wire: AccountEvent): AccountLogEntry => ({
  id: wire.id,
  kind: kindOf(wire.kind),
  device: toDevice(wire.agent),
  ip: wire.ip,
  at: wire.created_at,
});

/** `GET /me/log?cursor`: twenty, latest first. */
export const loadLog = async (http: Http, cursor: string | null): Promise<AccountLogPage> => {
  const { data, meta } = await http.get<AccountLogAnswer>('/api/v1/me/log', {
    query: { cursor: cursor ?? undefined },
  });
  return { entries: data.map(toEntry), nextCursor: meta.next_cursor };
};

/** `GET /me/security`. */
export const loadFactor = async (http: Http): Promise<SecondFactor> => {
  const { data } = await http.get<SecurityAnswer>('/api/v1/me/security');
  return { isOn: data.two_factor_enabled, codesLeft: data.recovery_codes_left };
};

const factor = '/user/two-factor-authentication';
const codes = '/user/two-factor-recovery-codes';

/** `POST /user/two-factor-authentication`: a secret that waits for its first code. */
export const prepareFactor = (http: Http): Promise<void> => http.post(factor, {});

/** `DELETE /user/two-factor-authentication`. */
export const dropFactor = (http: Http): Promise<void> => http.delete(factor);

/** `POST /user/two-factor-recovery-codes`. */
export const renewCodes = (http: Http): Promise<void> => http.post(codes, {});

/** `POST /user/confirmed-two-factor-authentication`. */
export const confirmCode = (http: Http, code: string): Promise<void> =>
  http.post('/user/confirmed-two-factor-authentication', { code });

/** The picture, the key and the codes, which Fortify answers one by one; `[]` is no secret. */
export const loadSecret = async (http: Http): Promise<TwoFactorSecret> => {
  const [picture, { secretKey }, list] = await Promise.all([
    http.get<{ svg?: string; url?: string }>('/user/two-factor-qr-code'),
    http.get<{ secretKey: string }>('/user/two-factor-secret-key'),
    http.get<readonly string[]>(codes),
  ]);
  return {
    picture: picture.svg ?? '',
    address: picture.url ?? '',
    key: secretKey,
    codes: list,
  };
};
