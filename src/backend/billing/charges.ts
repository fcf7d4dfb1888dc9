import { and, asc, eq, exists, gt, not, or, sql } from 'drizzle-orm';
import type { Charge } from '#src/contract/billing/charges.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { cards } from '../db/schema/billing.ts';
import { messages } from '../db/schema/chat.ts';
import { bans, subscriptions } from '../db/schema/people.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { presentCard } from '../people/card.presenter.ts';

const most = 200;

/** A renewal that was refused and will be tried again. */
export const hasFailed = and(
  gt(subscriptions.renewalFailures, 0),
  eq(subscriptions.isAutoRenewable, true),
);

/** Start of the current period. */
const begun = sql`greatest(${subscriptions.createdAt},
  ${subscriptions.expiresAt} - make_interval(months => ${subscriptions.months}))`;
const postsSince = sql<number>`(select count(*)::int from ${posts}
  where ${posts.authorId} = ${subscriptions.toUserId} and ${posts.status} = 'published'
  and ${posts.deletedAt} is null and ${posts.publishedAt} >= ${begun})`;
const messagesSince = sql<number>`(select count(*)::int from ${messages}
  where ${messages.authorId} = ${subscriptions.toUserId}
  and ${messages.toUserId} = ${subscriptions.byUserId}
  and ${messages.deletedAt} is null and ${messages.createdAt} >= ${begun})`;

/** Nothing more is ever charged across a block. */
const blocking = (db: Queryable, memberId: number) =>
  db
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(
        eq(bans.byUserId, subscriptions.toUserId),
        eq(bans.toUserId, memberId),
        eq(bans.banType, 'block'),
      ),
    );

/** Lists a member's upcoming, stopped and failed charges, nearest first. */
export async function chargesOf({ db, clock }: Backend, memberId: number): Promise<Charge[]> {
  const now = clock();
  const rows = await db
    .select({
      row: subscriptions,
      user: users,
      card: cards,
      posts: postsSince,
      messages: messagesSince,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.toUserId))
    .leftJoin(cards, eq(cards.id, subscriptions.cardId))
    .where(
      and(
        eq(subscriptions.byUserId, memberId),
        eq(users.isDeleted, false),
        not(exists(blocking(db, memberId))),
        or(gt(subscriptions.expiresAt, now), hasFailed),
      ),
    )
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id))
    .limit(most);
  return rows.map(({ row, user, card, ...since }) => ({
    user: presentCard(user, now),
    amount: toMoney(row.amount ?? row.price * row.months),
    at: row.expiresAt.toISOString(),
    months: row.months,
    is_auto_renewable: row.isAutoRenewable,
    card: card && { id: card.id, brand: card.brand, last4: card.last4 },
    renewal_failed: row.isAutoRenewable && row.renewalFailures > 0,
    next_attempt_at:
      row.isAutoRenewable && row.renewalFailures > 0
        ? (row.nextAttemptAt?.toISOString() ?? null)
        : null,
    since: {
      ...since,
      last_active_at: user.showsOnline ? (user.lastSeenAt?.toISOString() ?? null) : null,
    },
  }));
}
