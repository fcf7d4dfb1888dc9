import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { xsrfCookie } from '#src/contract/lib/cookies.ts';
import type { Env } from '../../context.ts';
import { tokenMismatch } from '../../http/failures.ts';
import { encrypterFor } from './encrypter.ts';
import { isSame } from './session.ts';

/** Address that hands out the first cookies. */
export const csrfPath = '/sanctum/csrf-cookie';

const withToken = z.object({ _token: z.string().nullable() }).catch({ _token: null });
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Laravel's `Broadcast::routes()`: stock clients send no token there (contract §3.1). */
const isExempt = (path: string) => path.startsWith('/broadcasting/');

/**
 * Refuses an unsafe call without the session's token (419, without a new cookie), whatever
 * `Sec-Fetch-Site` says; on the way back the token is handed out again, encrypted anew (contract §1.2).
 */
export const csrf: MiddlewareHandler<Env> = async (c, next) => {
  const session = c.get('session');
  if (!session) return next();
  if (!reading.has(c.req.method) && !isExempt(c.req.path)) {
    const given = await givenToken(c);
    if (given === null || !isSame(given, session.csrfToken)) throw tokenMismatch();
  }
  await next();
  c.set('isTokenDue', true);
};

async function givenToken(c: Context<Env>): Promise<string | null> {
  const plain = c.req.header('x-csrf-token') ?? (await inputToken(c));
  if (plain !== null) return plain;
  const sealed = c.req.header('x-xsrf-token');
  if (!sealed) return null;
  const { appKey } = c.get('backend').settings;
  return encrypterFor(appKey).open(xsrfCookie, decoded(sealed));
}

/** `_token` of the body, as forms send it. */
async function inputToken(c: Context<Env>): Promise<string | null> {
  const type = c.req.header('content-type') ?? '';
  if (type.includes('urlencoded')) return new URLSearchParams(await c.req.text()).get('_token');
  if (!type.includes('json')) return null;
  return withToken.parse(await c.req.json())['_token'];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
