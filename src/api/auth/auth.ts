import type { ResetPasswordForm } from '#machines/auth/reset-password.types.ts';
import type { Identity } from '#machines/auth/session.types.ts';
import type { RegistrationForm, Challenge } from '#machines/auth/credentials.types.ts';
import type { NameAnswer } from '#machines/auth/username.types.ts';
import type { Privacy, Viewer } from '#machines/auth/viewer.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import type {
  LoginAnswer,
  LoginRequest,
  Privacy as WirePrivacy,
  RegisterRequest,
} from '#src/contract/auth/auth.ts';
import type { Http } from '../lib/http.types.ts';
import { meAnswer, usernameAnswer, type PlainUser } from './wire-account.ts';

const nobody: Failure = { kind: 'unauthenticated' };

/** Maps the privacy settings to the charts' type. */
export const toPrivacy = (wire: WirePrivacy): Privacy => ({
  writers: wire.writers,
  showsOnline: wire.shows_online,
  isFindable: wire.is_findable,
});

/** The current user of the wire as the charts know them. */
export const toViewer = (user: PlainUser): Viewer => ({
  id: user.id,
  email: user.email,
  username: user.username,
  displayName: user.display_name,
  profilePhoto: user.profile_photo,
  isVerified: user.email_verified_at !== null,
  isDeleted: user.is_deleted,
  ...(user.delete_at && { deleteAt: user.delete_at }),
  isCreator: user.is_creator,
  ...(user.has_studio !== undefined && { hasStudio: user.has_studio }),
  ...(user.has_password === false && { hasPassword: false }),
  preferredLocale: user.site_settings?.preferred_locale ?? null,
  ...(user.site_settings?.privacy && { privacy: toPrivacy(user.site_settings.privacy) }),
});

/** `GET /api/v1/me`. A guest is a Failure `unauthenticated`, also when the server says `data: null`. */
export const fetchIdentity = async (http: Http): Promise<Identity> => {
  const answer = await http.get<unknown>('/api/v1/me', { memberId: null });
  const { data, unread } = meAnswer(answer);
  return data ? { viewer: toViewer(data), unread } : Promise.reject(nobody);
};

/** `POST /login`. Fortify answers `{two_factor}`; an older server may leave it out. */
export const login = async (http: Http, form: LoginRequest) => {
  const answer = await http.post<Partial<LoginAnswer> | undefined>('/login', form);
  return { twoFactor: answer?.two_factor === true };
};

/** `POST /two-factor-challenge` with exactly one of `code` and `recovery_code`; 204. */
export const proveIdentity = (http: Http, { kind, code }: Challenge): Promise<void> =>
  http.post('/two-factor-challenge', kind === 'code' ? { code } : { recovery_code: code });

/** `POST /logout` of the member who leaves; null where the browser does not say whose session it was. */
export const logout = (http: Http, memberId: number | null): Promise<void> =>
  http.post('/logout', undefined, { memberId });

/** `POST /register`; the new member is signed in. Pressing the button is agreeing to the terms. */
export const register = (
  http: Http,
  { email, username, displayName, password }: RegistrationForm,
  referral: string | null,
): Promise<void> => {
  const body: RegisterRequest = {
    email,
    username,
    display_name: displayName,
    // Stock Fortify asks for it by this name.
    name: displayName,
    password,
    password_confirmation: password,
    referral,
    terms: true,
  };
  return http.post('/register', body);
};

/** `GET /api/v1/usernames/{name}`. A text that cannot be a username is answered without asking. */
export const checkUsername = async (
  http: Http,
  username: string,
  signal?: AbortSignal,
): Promise<NameAnswer> => {
  if (!/^[A-Za-z0-9_-]{2,30}$/.test(username)) return { problem: 'invalid' };
  const options = signal ? { signal } : {};
  const answer = usernameAnswer(await http.get<unknown>(`/api/v1/usernames/${username}`, options));
  return { problem: answer.available ? null : (answer.reason ?? 'taken') };
};

/** `POST /forgot-password`. A server may refuse an unknown address with 422; charts hide that. */
export const requestResetLink = (http: Http, email: string): Promise<void> =>
  http.post('/forgot-password', { email });

/** `POST /reset-password` with a mailed token; it does not sign in. */
export const resetPassword = (
  http: Http,
  token: string,
  { email, password }: ResetPasswordForm,
): Promise<void> =>
  http.post('/reset-password', { token, email, password, password_confirmation: password });
