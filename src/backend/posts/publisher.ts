import { and, eq, isNotNull, isNull, lt, lte, min, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { postPurchases, posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { announcePublished } from './announce.ts';
import { restorableFor } from './delete.ts';

const calmMilliseconds = 30_000;
/** A plan at the very instant is found one millisecond after it. */
const after = 1;

/** Scheduled by somebody who is there: what came due while they were gone comes out when they are back. */
const isPlanned = ({ db }: Backend) =>
  and(
    eq(posts.status, 'scheduled'),
    isNull(posts.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, posts.authorId), eq(users.isDeleted, true))),
    ),
  );

/**
 * Publishes what is due, each at the time it was planned for. Several processes may do it at once: the
 * row changes for one of them, and that one announces it.
 */
export async function publishDue(backend: Backend): Promise<number> {
  const now = backend.clock();
  const rows = await backend.db
    .update(posts)
    .set({
      status: 'published',
      publishedAt: sql`${posts.publishAt}`,
      updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${posts.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(isPlanned(backend), lte(posts.publishAt, now)))
    .returning();
  for (const row of rows) await announcePublished(backend, row);
  return rows.length;
}

/** Removes for good what was deleted and can no longer be taken back; buyers keep theirs. */
export async function purgeDeleted({ db, clock }: Backend): Promise<void> {
  const isOver = lt(posts.deletedAt, new Date(clock().getTime() - restorableFor));
  const sale = db
    .select({ one: sql`1` })
    .from(postPurchases)
    .where(eq(postPurchases.postId, posts.id));
  const payment = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.type, 'post'), eq(payments.subjectId, posts.id)));
  await db
    .delete(posts)
    .where(and(isNotNull(posts.deletedAt), isOver, notExists(sale), notExists(payment)));
}

/** Milliseconds until the next plan is due, or until another process may have made one. */
async function untilNext(backend: Backend): Promise<number> {
  const { db, clock } = backend;
  const [row] = await db
    .select({ at: min(posts.publishAt) })
    .from(posts)
    .where(isPlanned(backend));
  if (!row?.at) return calmMilliseconds;
  const ahead = new Date(row.at).getTime() - clock().getTime();
  return Math.min(calmMilliseconds, Math.max(ahead, 0) + after);
}

/**
 * Publishes at the instants that were planned, and first what came due while no process ran. Plans are
 * at least five minutes ahead, so a look every half minute misses none that another process stored.
 */
export function startPublisher(backend: Backend): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    let delay = calmMilliseconds;
    try {
      await publishDue(backend);
      await purgeDeleted(backend);
      delay = await untilNext(backend);
    } catch (error) {
      if (!isStopped) backend.log.error('publishing failed', { error: String(error) });
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      work = run();
    }, delay);
    timer.unref();
  };
  let work = run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
