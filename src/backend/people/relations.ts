import { and, eq, inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/db.ts';
import { bans, follows, subscriptions } from '../db/schema/people.ts';

export type BanType = typeof bans.$inferSelect.banType;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Relation between the viewer and one other person; subscriptions count while they run. */
export interface Relation {
  iFollow: boolean;
  followsMe: boolean;
  iSubscribe: boolean;
  subscribesToMe: boolean;
  /** Subscription of the viewer, running or expired. */
  subscription: SubscriptionRow | null;
  iBan: BanType | null;
  bansMe: BanType | null;
}

export const noRelation: Readonly<Relation> = {
  iFollow: false,
  followsMe: false,
  iSubscribe: false,
  subscribesToMe: false,
  subscription: null,
  iBan: null,
  bansMe: null,
};

/** Everything between the viewer and those people, in three queries however many they are. */
export async function relationsWith(
  db: Queryable,
  viewerId: number | null,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => Relation> {
  const others = [...new Set(ids)];
  const found = new Map<number, Relation>();
  if (viewerId === null || others.length === 0) return () => noRelation;
  const between = (by: PgColumn, to: PgColumn) =>
    or(and(eq(by, viewerId), inArray(to, others)), and(eq(to, viewerId), inArray(by, others)));
  const add = (by: number, to: number, mine: Partial<Relation>, theirs: Partial<Relation>) => {
    const other = by === viewerId ? to : by;
    const change = by === viewerId ? mine : theirs;
    found.set(other, { ...(found.get(other) ?? noRelation), ...change });
  };
  // One after another: inside a transaction there is one connection.
  const followRows = await db
    .select()
    .from(follows)
    .where(between(follows.byUserId, follows.toUserId));
  const subscriptionRows = await db
    .select()
    .from(subscriptions)
    .where(between(subscriptions.byUserId, subscriptions.toUserId));
  const banRows = await db.select().from(bans).where(between(bans.byUserId, bans.toUserId));
  for (const { byUserId, toUserId } of followRows)
    add(byUserId, toUserId, { iFollow: true }, { followsMe: true });
  for (const row of subscriptionRows) {
    const isRunning = row.expiresAt > now;
    const mine = { iSubscribe: isRunning, subscription: row };
    add(row.byUserId, row.toUserId, mine, { subscribesToMe: isRunning });
  }
  for (const { byUserId, toUserId, banType } of banRows)
    add(byUserId, toUserId, { iBan: banType }, { bansMe: banType });
  return (id) => found.get(id) ?? noRelation;
}

/** True if the owner blocks the viewer; guests cannot be blocked. */
export async function isBlockedBy(
  db: Queryable,
  viewerId: number | null,
  ownerId: number,
): Promise<boolean> {
  if (viewerId === null || viewerId === ownerId) return false;
  const block = and(
    eq(bans.byUserId, ownerId),
    eq(bans.toUserId, viewerId),
    eq(bans.banType, 'block'),
  );
  return (await db.select({ by: bans.byUserId }).from(bans).where(block)).length > 0;
}
