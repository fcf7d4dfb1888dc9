import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { OwnPasskeys } from '#machines/settings/passkeys.types.ts';
import type { Http } from '../lib/http.types.ts';
import { ifOffered } from '../app/offered.ts';
import { passkeysAnswer, securityAnswer } from './wire-settings.ts';

/** `GET /me/passkeys` and `GET /me/security`. */
export const loadPasskeys = async (http: Http): Promise<OwnPasskeys> => {
  const [keys, security] = await Promise.all([
    http.get<unknown>('/api/v1/me/passkeys'),
    ifOffered(http.get<unknown>('/api/v1/me/security')),
  ]);
  const passkeys = passkeysAnswer(keys);
  const data = security === null ? null : securityAnswer(security).data;
  return {
    passkeys: passkeys.map((wire) => ({
      id: wire.id,
      name: wire.name,
      isSynced: wire.is_synced,
      createdAt: wire.created_at,
      lastUsedAt: wire.last_used_at,
    })),
    isOnlyWay:
      data !== null && !data.has_password && data.other_ways === 1 && passkeys.length === 1,
  };
};

/** Returns true if the member has a passkey, by `GET /me/passkeys`. */
export const hasPasskey = async (http: Http): Promise<boolean> =>
  passkeysAnswer(await http.get<unknown>('/api/v1/me/passkeys')).length > 0;

/** `GET /user/passkeys/options`: what the browser's dialog makes a key of. */
export const newPasskeyOptions = async (
  http: Http,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await http.get<{ options: PublicKeyCredentialCreationOptionsJSON }>('/user/passkeys/options'))
    .options;

/** `POST /user/passkeys`. */
export const keepPasskey = (
  http: Http,
  name: string,
  credential: RegistrationResponseJSON,
): Promise<void> => http.post('/user/passkeys', { name, credential });

/** `PATCH /me/passkeys/{id}`. */
export const renamePasskey = (http: Http, id: string, name: string): Promise<void> =>
  http.patch(`/api/v1/me/passkeys/${encodeURIComponent(id)}`, { name });

/** `DELETE /user/passkeys/{id}`. */
export const removePasskey = (http: Http, id: string): Promise<void> =>
  http.delete(`/user/passkeys/${encodeURIComponent(id)}`);

/** `GET /passkeys/login/options`: what any passkey of this site is to sign. */
export const passkeyLoginOptions = async (
  http: Http,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await http.get<{ options: PublicKeyCredentialRequestOptionsJSON }>('/passkeys/login/options'))
    .options;

/** `POST /passkeys/login`; where the answer redirects to is not followed. */
export const loginByPasskey = (http: Http, credential: AuthenticationResponseJSON): Promise<void> =>
  http.post('/passkeys/login', { credential });

/** `GET /passkeys/confirm/options`: what one of the member's passkeys is to sign. */
export const passkeyConfirmOptions = async (
  http: Http,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await http.get<{ options: PublicKeyCredentialRequestOptionsJSON }>('/passkeys/confirm/options'))
    .options;

/** `POST /passkeys/confirm`, in place of the password; where the answer redirects to is not followed. */
export const confirmByPasskey = (
  http: Http,
  credential: AuthenticationResponseJSON,
): Promise<void> => http.post('/passkeys/confirm', { credential });
