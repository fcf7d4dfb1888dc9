import { randomBytes } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Context } from 'hono';
import { z } from 'zod';
import { unixSeconds } from '../access/middleware.ts';
import { emailAddress } from '#src/contract/lib/email.ts';
import type { Backend, Env } from '../../context.ts';
import type { SocialIdentity } from '../../db/schema/auth.ts';
import { notFound, Refusal } from '../../http/failures.ts';
import { putInSession, requireSession } from '../session/session.ts';
import { providerFetch } from './provider-fetch.ts';
import { providersOf, type GoogleProvider } from './providers.ts';

/** Seconds for which a nonce may come back in a credential: as long as Google's live. */
const nonceSeconds = 3600;
/** Tabs of one browser that may have a button at once. */
const noncesKept = 8;

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: emailAddress.optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  hd: z.string().optional(),
  name: z.string().catch(''),
});

export type TokenCode = 'token_expired' | 'token_invalid';
const message: Record<TokenCode, string> = {
  token_expired: 'This sign-in has expired. Please start it again.',
  token_invalid: 'This sign-in could not be verified.',
};
/** 400, so that no client takes a bad credential for a person who should register. */
const badToken = (code: TokenCode) => new Refusal(400, { message: message[code], code });

/** The provider, or 404 where it is not turned on. */
export function requireGoogle(backend: Backend): GoogleProvider {
  const { google } = providersOf(backend);
  if (!google) throw notFound();
  return google;
}

const freshNonces = (c: Context<Env>) =>
  (c.get('session')?.payload.googleNonces ?? []).filter(
    ({ at }) => unixSeconds(c) - at < nonceSeconds,
  );

/** A nonce that this session, and no other, may see once in a credential. */
export function issueNonce(c: Context<Env>): string {
  requireSession(c);
  const nonce = randomBytes(24).toString('base64url');
  const kept = [...freshNonces(c), { nonce, at: unixSeconds(c) }].slice(-noncesKept);
  putInSession(c, { googleNonces: kept });
  return nonce;
}

/** Verifies a credential in full; `isFinal` uses its nonce up. Throws 400. */
export async function readCredential(
  c: Context<Env>,
  credential: string,
  isFinal: boolean,
): Promise<SocialIdentity> {
  const backend = c.get('backend');
  const provider = requireGoogle(backend);
  const payload = await verified(backend, provider, credential);
  const { sub, nonce, azp, email, email_verified: isVerified, hd, name } = parsed(payload);
  if (azp !== undefined && azp !== provider.clientId) throw badToken('token_invalid');
  const nonces = freshNonces(c);
  if (!nonces.some((one) => one.nonce === nonce)) throw badToken('token_expired');
  if (isFinal) putInSession(c, { googleNonces: nonces.filter((one) => one.nonce !== nonce) });
  const isOwnDomain = hd !== undefined || (email?.toLowerCase().endsWith('@gmail.com') ?? false);
  return {
    provider: 'google',
    subject: sub,
    email: email ?? null,
    isEmailTrusted: email !== undefined && isVerified && isOwnDomain,
    name: name.slice(0, 50),
    username: null,
  };
}

function parsed(payload: JWTPayload) {
  const result = claims.safeParse(payload);
  if (!result.success) throw badToken('token_invalid');
  return result.data;
}

async function verified(backend: Backend, provider: GoogleProvider, credential: string) {
  try {
    const { payload } = await jwtVerify(credential, keysOf(backend, provider), {
      algorithms: ['RS256'],
      audience: provider.clientId,
      issuer: provider.issuers,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      currentDate: backend.clock(),
      clockTolerance: 30,
      maxTokenAge: nonceSeconds + 60,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badToken('token_expired');
    if (!(error instanceof errors.JOSEError))
      backend.log.error('google: keys', { reason: String(error) });
    throw badToken('token_invalid');
  }
}

const keySets = new WeakMap<Backend, ReturnType<typeof createRemoteJWKSet>>();

/** Google's keys, fetched when needed and kept as `jose` keeps them. */
function keysOf(backend: Backend, { jwksUrl }: GoogleProvider) {
  const known = keySets.get(backend);
  if (known) return known;
  const made = createRemoteJWKSet(new URL(jwksUrl), {
    [customFetch]: (address, { method, headers }) =>
      providerFetch(backend)(address, { method, headers }),
  });
  keySets.set(backend, made);
  return made;
}
