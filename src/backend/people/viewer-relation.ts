import type { OwnSubscription, ViewerRelation } from '#src/contract/people/relation.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { relationsWith, type Relation, type SubscriptionRow } from './relations.ts';

/** The relationship of a member to another, as far as the member may know it. */
const presentRelation = (
  other: Pick<UserRow, 'followersCount'>,
  relation: Relation,
  now: Date,
): ViewerRelation => ({
  is_follower: relation.iFollow,
  is_followed_by: relation.followsMe,
  is_subscriber: relation.iSubscribe,
  is_subscribed_by: relation.subscribesToMe,
  subscription: relation.subscription && presentSubscription(relation.subscription, now),
  ban_type: relation.iBan,
  is_restricted: relation.bansMe === 'restrict',
  followers_count: relation.bansMe === 'block' ? 0 : other.followersCount,
});

/** The same, asked of the database. */
export async function viewerRelation(
  { db, clock }: Backend,
  memberId: number,
  other: Pick<UserRow, 'id' | 'followersCount'>,
): Promise<ViewerRelation> {
  const relationOf = await relationsWith(db, memberId, [other.id], clock());
  return presentRelation(other, relationOf(other.id), clock());
}

/** A subscription as its subscriber sees it; expired from the moment it ends. */
const presentSubscription = (row: SubscriptionRow, now: Date): OwnSubscription => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_auto_renewable: row.isAutoRenewable,
  is_expired: row.expiresAt <= now,
  months: row.months,
  price: { amount: row.amount ?? row.price * row.months, currency: limits.currency },
});
