import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { ageOf } from '../age.ts';
import { currentUser } from './middleware.ts';
import type { Env } from '../context.ts';
import { idempotencyKeys } from '../db/schema/auth.ts';
import { Refusal, conflict } from '../http/failures.ts';

/** Milliseconds for which an answer is kept for a retry. */
export const keptFor = 24 * 3600 * 1000;
/**
 * Milliseconds without an answer after which a first call counts as dead: the next one takes over.
 */
const givenUpAfter = 60_000;
/** Answers that a retry must get again; any other refusal may be tried anew. */
const isFinal = (status: number) => status < 300 || status === 402 || status === 409;
/** True if another intent is in the way for the moment: this one has not been decided. */
const isForNow = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  body.code === 'payment_in_progress';
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Scope of a key, together with its user: method and path. */
export const routeOf = (c: Context<Env>) => `${c.req.method} ${c.req.path}`;

/**
 * One intent, one effect (contract §8.0): behind `requireUser`, the same `Idempotency-Key` with the
 * same body gets the first answer again. A route stays safe when its process dies before the answer
 * is kept only if it also stores the key with what it made (`messages.client_key`).
 */
export const idempotent: MiddlewareHandler<Env> = async (c, next) => {
  const { db } = c.get('backend');
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (!uuid.test(key))
    throw new Refusal(400, {
      message: 'The Idempotency-Key header is required, and must be a UUID.',
      code: 'idempotency_key_required',
    });
  const intent = await intentOf(c, key);
  const replay = await claim(c, intent);
  if (replay) return replay;
  const own = ownRow(intent);
  await next();
  const { status } = c.res;
  const text = isFinal(status) ? await c.res.clone().text() : '';
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (isFinal(status) && !isForNow(body))
    await db.update(idempotencyKeys).set({ status, body }).where(own);
  else await db.delete(idempotencyKeys).where(own);
  return undefined;
};

type Intent = typeof idempotencyKeys.$inferInsert;
type Claimed = typeof idempotencyKeys.$inferSelect;

async function intentOf(c: Context<Env>, key: string): Promise<Intent> {
  return {
    userId: currentUser(c).id,
    route: routeOf(c),
    key,
    fingerprint: createHash('sha256')
      .update(await c.req.text())
      .digest('hex'),
    status: null,
    createdAt: new Date(c.get('backend').steady()),
  };
}

const ownRow = ({ userId, route, key }: Intent) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );

/** An answer is forgotten after a day, and a call without one as soon as it cannot be at work. */
const isForgotten = ({ status, createdAt }: Claimed, now: Date) =>
  status === null
    ? ageOf(createdAt, now) > givenUpAfter
    : now.getTime() - createdAt.getTime() > keptFor;

/**
 * Claims an intent: undefined when this call is the one to act, else the kept answer or a refusal.
 */
async function claim(c: Context<Env>, intent: Intent): Promise<Response | undefined> {
  const { db } = c.get('backend');
  const claimed = await db
    .insert(idempotencyKeys)
    .values(intent)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  const [first] = await db.select().from(idempotencyKeys).where(ownRow(intent));
  if (!first || isForgotten(first, intent.createdAt)) {
    const isFirst = first ? eq(idempotencyKeys.createdAt, first.createdAt) : undefined;
    await db.delete(idempotencyKeys).where(and(ownRow(intent), isFirst));
    return claim(c, intent);
  }
  if (first.fingerprint !== intent.fingerprint)
    throw new Refusal(422, {
      message: 'This Idempotency-Key was used for another request.',
      code: 'idempotency_key_reused',
    });
  if (first.status === null) {
    c.header('Retry-After', '1');
    throw conflict('The first request is still running.', 'idempotency_in_progress');
  }
  return new Response(JSON.stringify(first.body), {
    status: first.status,
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
  });
}
