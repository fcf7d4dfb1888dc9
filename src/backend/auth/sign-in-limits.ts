import { eq, inArray, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { Backend, Env } from '../context.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { throttled } from '../http/failures.ts';
import { hit, unixAfter } from '../http/throttle.ts';

/** Wrong tries of one caller in ten minutes, whatever the account: many may share an address. */
const wrongTries = 60;
const seconds = 600;

/**
 * Limits who tries many accounts from one address. Counted before the work, so that a burst is not
 * let through; a try that succeeds is taken back.
 */
export const perCaller: MiddlewareHandler<Env> = async (c, next) => {
  const backend = c.get('backend');
  const key = `sign-in-caller:${c.get('caller')}`;
  const { hits, retryAfter, resetsAt } = await hit(backend, key, seconds);
  if (hits > wrongTries) throw throttled(wrongTries, retryAfter, resetsAt);
  await next();
  if (c.res.status < 400)
    await backend.db
      .update(rateLimits)
      .set({ hits: sql`greatest(0, ${rateLimits.hits} - 1)` })
      .where(eq(rateLimits.key, key));
};

const codesAtOnce = 5;
const day = 86_400;
const longestWait = 3600;
const wrongKey = (userId: number) => `two-factor-wrong:${userId}`;
const waitKey = (userId: number) => `two-factor-wait:${userId}`;

/** Seconds after so many wrong codes. */
const waitAfter = (hits: number) => Math.min(longestWait, 60 * 2 ** (hits / codesAtOnce - 1));

/** Throws 429 while an account waits after wrong codes. */
export async function assertMayTryCode(backend: Backend, userId: number): Promise<void> {
  const [row] = await backend.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, waitKey(userId)));
  if (!row) return;
  const left = Math.ceil((row.resetsAt.getTime() - backend.steady()) / 1000);
  if (left > 0 && left <= waitAfter(row.hits))
    throw throttled(codesAtOnce, left, unixAfter(backend, left));
}

/**
 * Notes a wrong code: after every fifth of a day the account waits twice as long, up to an hour.
 */
export async function noteWrongCode(backend: Backend, userId: number): Promise<void> {
  const { hits } = await hit(backend, wrongKey(userId), day);
  if (hits % codesAtOnce !== 0) return;
  const resetsAt = new Date(backend.steady() + waitAfter(hits) * 1000);
  await backend.db
    .insert(rateLimits)
    .values({ key: waitKey(userId), hits, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { hits, resetsAt } });
}

/** A right code ends the wait. */
export const forgetWrongCodes = ({ db }: Backend, userId: number) =>
  db.delete(rateLimits).where(inArray(rateLimits.key, [wrongKey(userId), waitKey(userId)]));
