import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context } from 'hono';
import { deriveSecret } from '../app-key.ts';
import { unixSeconds } from '../auth/middleware.ts';
import type { Backend, Env } from '../context.ts';
import type { PendingSocial, SocialIdentity } from '../db/schema/auth.ts';
import { Refusal } from '../http/failures.ts';
import { isSame, putInSession } from '../session/session.ts';
import { readCredential } from './google.ts';

/** Seconds a person may take to fill the form in, or to remember the password. */
const pendingSeconds = 3600;
const audience = 'social';

const secretOf = ({ settings }: Backend) =>
  Buffer.from(deriveSecret(settings.appKey, 'social-ticket'), 'hex');

export const hashOf = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url');

type Identified = Extract<PendingSocial, { identity: SocialIdentity }>;
type Failure = Extract<PendingSocial, { status: 'failed' }>;

/** Remembers how the way through the provider ended. */
export function keepPending(
  c: Context<Env>,
  ended: Omit<Identified, 'id' | 'at'> | Omit<Failure, 'id' | 'at'>,
) {
  const pendingSocial = { ...ended, id: randomUUID(), at: unixSeconds(c) };
  putInSession(c, { pendingSocial });
  return pendingSocial;
}

/** Sign-in that waits in this session, unless it is too old. */
export function pendingOf(c: Context<Env>): PendingSocial | undefined {
  const pending = c.get('session')?.payload.pendingSocial;
  return pending && unixSeconds(c) - pending.at < pendingSeconds ? pending : undefined;
}

/** The `jwt` of the contract: a handle of what waits in this session, worthless in any other. */
export const ticketOf = (backend: Backend, { id, at }: Pick<PendingSocial, 'id' | 'at'>) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(backend.settings.appUrl)
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt(at)
    .setExpirationTime(at + pendingSeconds)
    .sign(secretOf(backend));

/** 422: the client starts the way through the provider again. */
function ticketExpired(): Refusal {
  const message = 'This sign-in has expired. Please start it again.';
  return new Refusal(422, { message, code: 'token_expired', errors: { jwt: [message] } });
}

interface Given {
  provider: SocialIdentity['provider'];
  jwt?: string | null | undefined;
  credential?: string | null | undefined;
}

/** Person that the ticket, or the credential it was given for, stands for. Throws 422. */
export async function identityOf(c: Context<Env>, given: Given): Promise<SocialIdentity> {
  const pending = pendingOf(c);
  const identified = pending && 'identity' in pending ? pending : undefined;
  const identity = identified?.identity.provider === given.provider ? identified.identity : null;
  if (given.jwt) {
    const id = await idIn(c.get('backend'), given.jwt);
    if (identity && id !== null && isSame(id, pending?.id ?? '')) return identity;
    throw ticketExpired();
  }
  if (given.provider !== 'google' || !given.credential) throw ticketExpired();
  const credentialHash = hashOf(given.credential);
  if (identity && isSame(credentialHash, identified?.credentialHash ?? '')) return identity;
  const read = await readCredential(c, given.credential, true).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 400 ? ticketExpired() : error;
  });
  keepPending(c, { status: 'not_attached', identity: read, credentialHash });
  return read;
}

async function idIn(backend: Backend, jwt: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(jwt, secretOf(backend), {
      algorithms: ['HS256'],
      issuer: backend.settings.appUrl,
      audience,
      requiredClaims: ['jti', 'exp'],
      currentDate: backend.clock(),
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
