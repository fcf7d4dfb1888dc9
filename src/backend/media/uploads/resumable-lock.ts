import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { unfinishedUploads } from '../../db/schema/unfinished-uploads.ts';
import { Refusal } from '../../http/failures.ts';
import { errorText } from '../../lib/error-text.ts';

/** Milliseconds between two tries to get a lock, and how many tries follow the first. */
const between = 100;
const tries = 30;
/** Milliseconds after which the holder renews its lock, which ends by itself after 30 seconds. */
const renewEvery = 5_000;
const held = sql`clock_timestamp() + interval '30 seconds'`;

const locked = () =>
  new Refusal(
    423,
    { message: 'Another request writes this upload.', code: 'upload_locked' },
    { 'Retry-After': '1' },
  );

/** Condition: nobody is at an upload, or whoever was has died. */
export const isFree = or(
  isNull(unfinishedUploads.lockedUntil),
  sql`${unfinishedUploads.lockedUntil} < clock_timestamp()`,
);

/**
 * Locks of uploads, kept in their rows by the clock of the database, so that they hold between processes
 * too. One that cannot be had within three seconds is 423 `upload_locked`.
 */
export const uploadLocks = (backend: Backend): Locker => ({
  newLock: (id) => lockOf(backend, id),
});

function lockOf({ db, log }: Backend, id: string): Lock {
  const lockedBy = randomUUID();
  const one = eq(unfinishedUploads.id, id);
  const mine = and(one, eq(unfinishedUploads.lockedBy, lockedBy));
  const write = async (values: object, where: typeof mine) => {
    const rows = await db.update(unfinishedUploads).set(values).where(where).returning();
    return rows.length > 0;
  };
  const take = () => write({ lockedBy, lockedUntil: held }, and(one, isFree));
  const note = (error: unknown) => log.warn('upload lock not renewed', { error: errorText(error) });
  let timer: NodeJS.Timeout | undefined;
  return {
    async lock(_signal, onLost) {
      for (let left = tries; !(await take()); left -= 1) {
        if (left === 0) throw locked();
        await pause(between);
      }
      const renew = async () => {
        if (!(await write({ lockedUntil: held }, mine))) await onLost();
      };
      timer = setInterval(() => void renew().catch(note), renewEvery).unref();
    },
    async unlock() {
      clearInterval(timer);
      await write({ lockedBy: null, lockedUntil: null }, mine);
    },
  };
}

/** Locks that the last process of an embedded database held: there is no other process. */
export async function freeDeadLocks({ db, settings }: Backend): Promise<void> {
  if (settings.databaseUrl !== undefined) return;
  await db
    .update(unfinishedUploads)
    .set({ lockedBy: null, lockedUntil: null })
    .where(isNotNull(unfinishedUploads.lockedBy));
}

/** Does `work` while nobody else is at the upload; 423 where somebody stays at it. */
export async function withLock<Value>(
  backend: Backend,
  id: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const lock = lockOf(backend, id);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    return await work();
  } finally {
    await lock.unlock();
  }
}
