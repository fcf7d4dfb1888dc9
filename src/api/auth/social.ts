import type { LoginAnswer } from '#machines/auth/credentials.types.ts';
import type { AttachRequest } from '#machines/auth/social-attach.types.ts';
import type { SocialRegistrationRequest } from '#machines/auth/social-registration.types.ts';
import type {
  SocialEntry,
  SocialProfile,
  SocialReturn,
  SocialTicket,
  TicketStatus,
} from '#machines/auth/social.types.ts';
import { toFailure, type Failure } from '#machines/lib/failure.ts';
import type {
  AttachGoogleRequest,
  AttachTwitterRequest,
  GoogleCheckAnswer,
  GoogleCheckRequest,
  GoogleNonceAnswer,
  RegisterSocialRequest,
  SocialPendingAnswer,
  SocialProfile as WireProfile,
} from '#src/contract/auth/social.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const unknown: SocialProfile = { email: null, displayName: '', username: '' };

const toProfile = (profile: unknown): SocialProfile => ({
  email: read.orNull(read.sureText)(read.fieldOf(profile, 'email')),
  displayName: read.text()(read.fieldOf(profile, 'display_name')),
  username: read.text()(read.fieldOf(profile, 'username')),
});

const ticketOf = (
  provider: SocialTicket['provider'],
  jwt: string,
  profile: WireProfile | undefined,
): SocialTicket => ({
  provider,
  challenge: { kind: 'jwt', value: jwt },
  profile: profile ? toProfile(profile) : unknown,
});

/** Both ends of a call that was taken (contract §7): a server may answer `not_attached: false`. */
interface CallbackAnswer {
  readonly not_attached?: boolean;
  readonly jwt?: string;
  readonly profile?: WireProfile;
  readonly two_factor?: boolean;
}

/** `POST /auth/google/nonce`; single use. Null where the server knows of none: it checks none either. */
export const fetchNonce = async (http: Http): Promise<string | null> => {
  try {
    return (await http.post<GoogleNonceAnswer>('/auth/google/nonce')).nonce;
  } catch (error) {
    if (toFailure(error).kind === 'notFound') return null;
    throw error;
  }
};

/** `GET /auth/social/pending`; 204 is nothing. */
export const fetchPending = async (http: Http): Promise<SocialReturn> => {
  const answer = await http.get<SocialPendingAnswer | undefined>('/auth/social/pending');
  if (!answer) return { status: 'nothing' };
  if (answer.status === 'failed')
    return { status: 'failed', provider: answer.provider, code: answer.code };
  const { status, provider, jwt, profile } = answer;
  return { status, ticket: ticketOf(provider, jwt, profile) };
};

/** `DELETE /auth/social/pending`. */
export const forgetPending = (http: Http): Promise<void> => http.delete('/auth/social/pending');

/** Profile from the provider for the rejected login; empty where it cannot be read. */
const profileNow = async (http: Http): Promise<SocialProfile> => {
  try {
    const pending = await fetchPending(http);
    return 'ticket' in pending ? pending.ticket.profile : unknown;
  } catch {
    return unknown;
  }
};

/**
 * `POST /auth/google/callback`. A 422 without fields is no error: there is no account yet, and
 * `jwt`, or the credential itself, is kept to register with (contract §5.3).
 */
export const enterWithGoogle = async (http: Http, credential: string): Promise<SocialEntry> => {
  try {
    const path = '/auth/google/callback';
    const answer = await http.post<CallbackAnswer | undefined>(path, { credential });
    if (answer?.not_attached && answer.jwt !== undefined) {
      return {
        status: 'not_attached',
        ticket: ticketOf('google', answer.jwt, answer.profile),
      };
    }
    return { status: 'attached', twoFactor: answer?.two_factor === true };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'invalid' || Object.keys(failure.fields).length > 0) throw error;
    const challenge: SocialTicket['challenge'] =
      failure.jwt === null
        ? { kind: 'credential', value: credential }
        : { kind: 'jwt', value: failure.jwt };
    const profile = await profileNow(http);
    return { status: 'registration_required', ticket: { provider: 'google', challenge, profile } };
  }
};

const lapsedCodes: readonly unknown[] = ['token_expired', 'token_invalid'];

/** 400 of a credential, 422 of a ticket: it will not serve any more. */
const isLapsed = (failure: Failure): boolean =>
  (failure.kind === 'unexpected' && lapsedCodes.includes(failure.code)) ||
  (failure.kind === 'invalid' && failure.fields['jwt'] !== undefined);

/** `POST /auth/google/check_token`; of Twitter the session is asked what waits there. */
export const checkTicket = async (
  http: Http,
  ticket: SocialTicket | null,
): Promise<TicketStatus> => {
  const { provider, challenge } = needed(ticket);
  if (provider === 'twitter') {
    const pending = await fetchPending(http);
    if (!('ticket' in pending) || pending.ticket.provider !== provider) return 'lapsed';
    return pending.status === 'not_attached' ? 'not_attached' : 'unknown';
  }
  const body: GoogleCheckRequest = { [challenge.kind]: challenge.value };
  try {
    return (await http.post<GoogleCheckAnswer>('/auth/google/check_token', body)).status;
  } catch (error) {
    if (isLapsed(toFailure(error))) return 'lapsed';
    throw error;
  }
};

/** `POST /api/v1/social/attach/google|twitter`; the account is signed in. */
export const attachSocial = async (
  http: Http,
  { ticket, email, password }: AttachRequest,
): Promise<LoginAnswer> => {
  const { provider, challenge } = needed(ticket);
  const google: AttachGoogleRequest = {
    [challenge.kind]: challenge.value,
    email,
    password,
  };
  const twitter: AttachTwitterRequest = { twitter_jwt: challenge.value, email, password };
  const answer = await http.post<{ two_factor?: boolean } | undefined>(
    `/api/v1/social/attach/${provider}`,
    provider === 'google' ? google : twitter,
  );
  return { twoFactor: answer?.two_factor === true };
};

/** `POST /register_social`; the new member is signed in. Pressing the button is agreeing to the terms. */
export const registerSocial = (
  http: Http,
  { ticket, email, username, displayName }: SocialRegistrationRequest,
  referral: string | null,
): Promise<void> => {
  const { provider, challenge } = needed(ticket);
  const body: RegisterSocialRequest = {
    provider,
    [challenge.kind === 'jwt' ? 'jwt' : 'token']: challenge.value,
    email,
    username,
    display_name: displayName,
    referral,
    terms: true,
  };
  return http.post('/register_social', body);
};

function needed(ticket: SocialTicket | null): SocialTicket {
  if (ticket === null) throw new Error('Nobody vouches for this person.');
  return ticket;
}
