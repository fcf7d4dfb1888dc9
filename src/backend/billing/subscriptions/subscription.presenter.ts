import { and, eq } from 'drizzle-orm';
import type { SubscriptionEntry } from '#src/contract/people/subscription.ts';
import type { Backend } from '../../context.ts';
import { cards } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { users } from '../../db/schema/users.ts';
import { presentCard } from '../../people/card.presenter.ts';
import { toMoney } from '../../lib/money.ts';

/** The subscription of the one to the other as its subscriber sees it; null while there never was one. */
export async function readSubscription(
  { db, clock }: Backend,
  byUserId: number,
  toUserId: number,
): Promise<SubscriptionEntry | null> {
  const now = clock();
  const pair = and(eq(subscriptions.byUserId, byUserId), eq(subscriptions.toUserId, toUserId));
  const [found] = await db
    .select({ row: subscriptions, card: cards })
    .from(subscriptions)
    .leftJoin(cards, eq(cards.id, subscriptions.cardId))
    .where(pair);
  const [by] = await db.select().from(users).where(eq(users.id, byUserId));
  const [to] = await db.select().from(users).where(eq(users.id, toUserId));
  if (!found || !by || !to) return null;
  const { row, card } = found;
  return {
    id: row.id,
    by_user: presentCard(by, now),
    to_user: presentCard(to, now),
    is_auto_renewable: row.isAutoRenewable,
    is_expired: row.expiresAt <= now,
    expires_at: row.expiresAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    months: row.months,
    price: toMoney(row.amount ?? row.price * row.months),
    card: card && { id: card.id, brand: card.brand, last4: card.last4 },
    renewal_failed: row.renewalFailures > 0,
    next_attempt_at:
      row.renewalFailures > 0 && row.isAutoRenewable
        ? (row.nextAttemptAt?.toISOString() ?? null)
        : null,
  };
}
