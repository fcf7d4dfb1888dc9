import { and, eq, isNotNull, isNull, lt, lte, min, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { postPurchases, posts, type PostRow } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { errorText } from '../lib/error-text.ts';
import { doEach, isUp, periodIn, periodOf, type Kind } from '../lib/jobs/failed-work.ts';
import type { Job } from '../lib/jobs/job.ts';
import { announcePublished } from './announce.ts';
import { restorableFor } from './delete.ts';

const calmMilliseconds = 30_000;
/** A plan at the very instant is found one millisecond after it. */
const after = 1;

/** Failures are counted by plan: another time is another one. */
const plannedPost: Kind = { name: 'planned post', failed: 'post not published' };
const deletedPost: Kind = { name: 'deleted post', failed: 'deleted post not removed' };

/** Scheduled by somebody who is there: what came due while they were gone comes out when they are back. */
const isPlanned = (backend: Backend) =>
  and(
    eq(posts.status, 'scheduled'),
    isNull(posts.deletedAt),
    isUp(backend, plannedPost, periodIn(posts.id, posts.publishAt)),
    notExists(
      backend.db
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
  const isDue = and(isPlanned(backend), lte(posts.publishAt, now));
  const due = await backend.db
    .select({ id: posts.id, at: posts.publishAt })
    .from(posts)
    .where(isDue)
    .orderBy(posts.publishAt, posts.id);
  let count = 0;
  await doEach(backend, plannedPost, due, {
    subjectOf: ({ id, at }) => periodOf(id, at ?? now),
    work: async ({ id }) => {
      const [row] = await backend.db
        .update(posts)
        .set({
          status: 'published',
          publishedAt: sql`${posts.publishAt}`,
          updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${posts.updatedAt} + interval '1 millisecond')`,
        })
        .where(and(eq(posts.id, id), isDue))
        .returning();
      // Published by another process, or put off by one that failed at it.
      if (!row) return false;
      count += 1;
      await announce(backend, row);
      return true;
    },
  });
  return count;
}

/**
 * Announces a published post; a failure is logged only, since readers find it at their next visit.
 */
const announce = (backend: Backend, row: PostRow): Promise<void> =>
  announcePublished(backend, row).catch((error: unknown) =>
    backend.log.error('post not announced', { post: row.id, error: errorText(error) }),
  );

/** Removes for good what was deleted and can no longer be taken back; buyers keep theirs. */
export async function purgeDeleted(backend: Backend): Promise<void> {
  const { db, clock } = backend;
  const isOver = lt(posts.deletedAt, new Date(clock().getTime() - restorableFor));
  const sale = db
    .select({ one: sql`1` })
    .from(postPurchases)
    .where(eq(postPurchases.postId, posts.id));
  const payment = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.type, 'post'), eq(payments.subjectId, posts.id)));
  const isLeft = and(
    isNotNull(posts.deletedAt),
    isOver,
    notExists(sale),
    notExists(payment),
    isUp(backend, deletedPost, posts.id),
  );
  const due = await db.select({ id: posts.id }).from(posts).where(isLeft);
  await doEach(backend, deletedPost, due, {
    subjectOf: ({ id }) => String(id),
    work: async ({ id }) => {
      const removed = db.delete(posts).where(and(eq(posts.id, id), isLeft));
      return (await removed.returning({ id: posts.id })).length > 0;
    },
  });
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
const publishing: Job = {
  name: 'publishing',
  every: calmMilliseconds,
  next: untilNext,
  work: publishDue,
};

export const postJobs: readonly Job[] = [
  publishing,
  { name: 'deleted posts', every: calmMilliseconds, work: purgeDeleted },
];
