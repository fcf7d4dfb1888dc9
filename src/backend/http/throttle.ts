import { lte, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { canonicalEmail } from '#src/contract/lib/email.ts';
import { hasCome } from '../age.ts';
import type { Backend, Env } from '../context.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { throttled, throttledAsValidation } from './failures.ts';

/** Unix seconds at which so many seconds have passed, by the clock that callers see. */
export const unixAfter = ({ clock }: Backend, seconds: number) =>
  Math.ceil(clock().getTime() / 1000) + seconds;

/** Removes the windows that are over. */
export const sweepLimits = ({ db, steady }: Backend) =>
  db.delete(rateLimits).where(lte(rateLimits.resetsAt, new Date(steady())));

/** Counts one attempt in a fixed window; shared by all processes on one database. */
export async function hit(backend: Backend, key: string, seconds: number) {
  const now = new Date(backend.steady());
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  // A process that was started anew on a clock that was put back may find windows yet to begin.
  const isOver = hasCome(rateLimits.resetsAt, now, seconds * 1000);
  const [row] = await backend.db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  const { hits, resetsAt: end } = row ?? { hits: 1, resetsAt };
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return { hits, retryAfter, resetsAt: unixAfter(backend, retryAfter) };
}

/** Key that attempts are counted by: by default the member, else the caller. */
export type ThrottleKey = (c: Context<Env>) => string | Promise<string>;
const callerKey: ThrottleKey = (c) => String(c.get('user')?.id ?? c.get('caller'));

/** Laravel's `throttle:NAME`: 429 with its headers, and the two that accompany a success. */
export const throttle =
  (name: string, limit: number, seconds = 60, keyOf = callerKey): MiddlewareHandler<Env> =>
  async (c, next) => {
    const key = `${name}:${await keyOf(c)}`;
    const { hits, retryAfter, resetsAt } = await hit(c.get('backend'), key, seconds);
    if (hits > limit) {
      if (name === 'login' && c.get('backend').stock.throttleAsValidation)
        throw throttledAsValidation(retryAfter);
      throw throttled(limit, retryAfter, resetsAt);
    }
    await next();
    // A second limit behind this one has said its own.
    if (c.res.status === 429) return;
    c.header('X-RateLimit-Limit', String(limit));
    c.header('X-RateLimit-Remaining', String(limit - hits));
  };

const withEmail = z.object({ email: z.string() }).catch({ email: '' });

/** The address in a body that is not validated yet; empty when it has none. */
export async function emailIn(c: Context<Env>): Promise<string> {
  const isJson = c.req.header('content-type')?.includes('json') ?? false;
  return withEmail.parse(isJson ? await c.req.json() : {}).email;
}

/** `lower(email)|caller`: one window for everybody who tries this address from there. */
export const emailKey = (c: Context<Env>, email: string) =>
  `${canonicalEmail(email).toLowerCase().slice(0, 255)}|${c.get('caller')}`;

/** `lower(email)|caller`, read before the body is validated. */
export const emailAndAddress: ThrottleKey = async (c) => emailKey(c, await emailIn(c));

/** The sign-in that waits for its second factor. */
export const pendingLoginKey: ThrottleKey = (c) =>
  String(c.get('session')?.payload.pendingLogin?.userId ?? c.get('caller'));
