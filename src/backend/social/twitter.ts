import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { unixSeconds } from '../auth/middleware.ts';
import { emailAddress } from '#src/contract/lib/email.ts';
import type { Backend, Env } from '../context.ts';
import type { SocialIdentity } from '../db/schema/auth.ts';
import { notFound } from '../http/failures.ts';
import { isSame, putInSession, requireSession } from '../session/session.ts';
import { providerFetch } from './provider-fetch.ts';
import { providersOf, twitterCallbackPath, type TwitterProvider } from './providers.ts';

/** Seconds a person may take at the provider. */
const attemptSeconds = 600;

const token = z.object({ access_token: z.string().min(1) });
const person = z.object({
  data: z.object({
    id: z.string().min(1).max(255),
    name: z.string().catch(''),
    username: z.string().nullable().catch(null),
    confirmed_email: emailAddress.nullable().catch(null),
  }),
});

/** The provider, or 404 where it is not turned on. */
export function requireTwitter(backend: Backend): TwitterProvider {
  const { twitter } = providersOf(backend);
  if (!twitter) throw notFound();
  return twitter;
}

/** The stand-in lives where the page came from; the real one knows our public address. */
const callbackOf = (backend: Backend) =>
  providersOf(backend).isLocal
    ? twitterCallbackPath
    : `${backend.settings.appUrl}${twitterCallbackPath}`;

const random = () => randomBytes(32).toString('base64url');

/** Address to send the person to; the session remembers `state` and the PKCE verifier. */
export function startTwitter(c: Context<Env>): string {
  const backend = c.get('backend');
  const { clientId, authorizeUrl } = requireTwitter(backend);
  requireSession(c);
  const [state, verifier] = [random(), random()];
  putInSession(c, { twitterAttempt: { state, verifier, at: unixSeconds(c) } });
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callbackOf(backend),
    scope: 'users.read tweet.read users.email',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${authorizeUrl}?${query}`;
}

/** The verifier of the attempt that `state` belongs to; used up by asking. Null when it is another's. */
export function takeAttempt(c: Context<Env>, state: string): string | null {
  const attempt = requireSession(c).payload.twitterAttempt;
  putInSession(c, { twitterAttempt: undefined });
  const isOwn = attempt !== undefined && isSame(attempt.state, state);
  return isOwn && unixSeconds(c) - attempt.at < attemptSeconds ? attempt.verifier : null;
}

/** Exchanges the code and asks who it is. Throws when the provider cannot be understood. */
export async function askTwitter(
  backend: Backend,
  code: string,
  verifier: string,
): Promise<SocialIdentity> {
  const { clientId, clientSecret, tokenUrl, userUrl } = requireTwitter(backend);
  const ask = providerFetch(backend);
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await ask(tokenUrl, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Basic ${credentials}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackOf(backend),
      code_verifier: verifier,
      client_id: clientId,
    }).toString(),
  });
  const { access_token: accessToken } = await read(answer, token);
  const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
  const { data } = await read(await ask(userUrl, { headers }), person);
  return {
    provider: 'twitter',
    subject: data.id,
    email: data.confirmed_email,
    isEmailTrusted: data.confirmed_email !== null,
    name: data.name.slice(0, 50),
    username: data.username,
  };
}

async function read<Schema extends z.ZodType>(answer: Response, schema: Schema) {
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  return schema.parse(await answer.json());
}
