import { and, count, eq, isNull, ne, or, sql, sum } from 'drizzle-orm';
import type { Leaving } from '#src/contract/settings/leaving.ts';
import { toMoney } from '../../lib/money.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { payments, payouts } from '../../db/schema/billing.ts';
import { messagePurchases, messages } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { follows } from '../../db/schema/people.ts';
import { postPurchases, posts } from '../../db/schema/posts.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { blockersOf, running } from './blockers.ts';
import { endedMeanwhile } from './ended.ts';

/** Days in which a closed account can be taken back. */
const days = 30;

/** Time at which an account is purged that is closed now. */
export const endAfter = (now: Date) => new Date(now.getTime() + days * 86_400_000);

/** Purchases of the member, by the receipts: leaving loses them. */
async function purchasesOf(db: Queryable, id: number): Promise<Leaving['purchases']> {
  const own = and(
    eq(payments.payerId, id),
    eq(payments.status, 'succeeded'),
    or(eq(payments.type, 'post'), eq(payments.type, 'message')),
  );
  const [found] = await db
    .select({ count: count(), total: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(own);
  return { count: found?.count ?? 0, total: toMoney(found?.total ?? 0) };
}

const inStatus = (status: string) =>
  sql<number>`(count(*) filter (where ${posts.status} = ${status}))::int`;

async function postsOf(db: Queryable, id: number): Promise<Leaving['posts']> {
  const [found] = await db
    .select({
      published: inStatus('published'),
      scheduled: inStatus('scheduled'),
      drafts: inStatus('draft'),
    })
    .from(posts)
    .where(and(eq(posts.authorId, id), isNull(posts.deletedAt)));
  return found ?? { published: 0, scheduled: 0, drafts: 0 };
}

/** Posts and messages that others bought. */
async function soldOf(db: Queryable, id: number): Promise<number> {
  const [inPosts] = await db
    .select({ count: sql<number>`count(distinct ${posts.id})::int` })
    .from(posts)
    .innerJoin(postPurchases, eq(postPurchases.postId, posts.id))
    .where(and(eq(posts.authorId, id), ne(postPurchases.userId, id)));
  const [inMessages] = await db
    .select({ count: sql<number>`count(distinct ${messages.id})::int` })
    .from(messages)
    .innerJoin(messagePurchases, eq(messagePurchases.messageId, messages.id))
    .where(eq(messages.authorId, id));
  return (inPosts?.count ?? 0) + (inMessages?.count ?? 0);
}

async function filesOf(db: Queryable, id: number): Promise<Leaving['files']> {
  const [found] = await db
    .select({ count: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, id));
  return { count: found?.count ?? 0, bytes: found?.bytes ?? 0 };
}

/**
 * Effects of leaving: what it takes from a member, what stays with others, and what stands in its
 * way.
 */
export async function leavingOf({ db, clock }: Backend, user: UserRow): Promise<Leaving> {
  const now = clock();
  const { id } = user;
  const paid = or(eq(payments.payerId, id), eq(payments.payeeId, id));
  const kept = await db.$count(payments, paid);
  const { blockers, ...blocking } = await blockersOf(db, id, now);
  return {
    delete_at: (user.deleteAt ?? endAfter(now)).toISOString(),
    closed_at: user.deletedAt?.toISOString() ?? null,
    followers: await db.$count(follows, eq(follows.toUserId, id)),
    following: await db.$count(follows, eq(follows.byUserId, id)),
    ...blocking,
    subscriptions: {
      ...(await running(db, 'by', id, now)),
      ended: await endedMeanwhile(db, user, now),
    },
    purchases: await purchasesOf(db, id),
    posts: await postsOf(db, id),
    files: await filesOf(db, id),
    sold: await soldOf(db, id),
    kept_payments: kept + (await db.$count(payouts, eq(payouts.userId, id))),
    blockers: user.isDeleted ? [] : blockers,
  };
}
