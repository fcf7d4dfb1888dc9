import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import {
  attachGoogleRequest,
  attachTwitterRequest,
  socialSuccess,
} from '#src/contract/auth/social.ts';
import { findByEmail } from '../members/find-user.ts';
import { isPassword, timebox } from '../sign-in/password.ts';
import { beginSignIn } from '../sign-in/sign-in.ts';
import { perCaller } from '../sign-in/sign-in-limits.ts';
import { emailIn, emailKey, throttle, type ThrottleKey } from '../../http/throttle.ts';
import type { Env, Router } from '../../context.ts';
import type { SocialIdentity } from '../../db/schema/auth.ts';
import { invalid } from '../../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { putInSession, requireSession } from '../session/session.ts';
import { assertLinkable, assertMayAttach, attachAccount } from '../sign-in/social-accounts.ts';
import { identityOf, pendingOf } from './ticket.ts';

/** The least time an attempt takes, in milliseconds, as for `POST /login`. */
const leastTime = 100;

/** A guessed password costs here what it costs at `/login`: they share a window. */
const passwordKey: ThrottleKey = async (c) => {
  const user = c.get('user');
  if (user) return emailKey(c, user.email);
  const pending = pendingOf(c);
  const known = pending && 'identity' in pending ? (pending.identity.email ?? '') : '';
  return emailKey(c, (await emailIn(c)) || known);
};

const attachRoute = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
) =>
  createRoute({
    method: 'post',
    path,
    tags: ['social'],
    summary: 'Attach the provider’s account to the one this password opens',
    middleware: [perCaller, throttle('login', 5, 60, passwordKey)],
    request: { body: jsonBody(schema) },
    responses: {
      200: jsonAnswer(socialSuccess, 'Attached; a guest is signed in, or asked for a code.'),
      ...refusals(401, 403, 409, 419, 422, 429),
    },
  });

const google = attachRoute('/api/v1/social/attach/google', attachGoogleRequest);
const twitter = attachRoute('/api/v1/social/attach/twitter', attachTwitterRequest);

interface Attempt {
  identity: SocialIdentity;
  email: string | null;
  password: string;
}

async function attach(c: Context<Env>, { identity, email, password }: Attempt) {
  const backend = c.get('backend');
  const member = c.get('user');
  if (!member && email === null) throw invalid({ email: ['The email field is required.'] });
  const owner = await timebox(leastTime, async () => {
    const user = member ?? (await findByEmail(backend.db, email ?? ''));
    return (await isPassword(user?.passwordHash, password)) ? user : undefined;
  });
  if (!owner) throw invalid({ password: ['The provided password was incorrect.'] });
  assertMayAttach(owner, identity);
  await assertLinkable(backend.db, owner.id, identity);
  if (!member)
    return { success: true as const, two_factor: await beginSignIn(c, owner, false, identity) };
  await attachAccount(c, owner, identity);
  putInSession(c, { pendingSocial: undefined });
  return { success: true as const, two_factor: false };
}

/** Attaching always takes the password: an address alone proves nothing to us (spec §4). */
export function addAttach(router: Router) {
  router.openapi(google, async (c) => {
    requireSession(c);
    const { jwt, credential, email, password } = c.req.valid('json');
    const identity = await identityOf(c, { provider: 'google', jwt, credential });
    return c.json(await attach(c, { identity, email: email ?? identity.email, password }), 200);
  });

  router.openapi(twitter, async (c) => {
    requireSession(c);
    const { twitter_jwt: jwt, email, password } = c.req.valid('json');
    const identity = await identityOf(c, { provider: 'twitter', jwt });
    return c.json(await attach(c, { identity, email: email ?? identity.email, password }), 200);
  });
}
