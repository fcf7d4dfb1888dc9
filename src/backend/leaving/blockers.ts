import { and, count, eq, gt, inArray, max, sql, sum } from 'drizzle-orm';
import type { Leaving, LeavingBlocker } from '#src/contract/settings/leaving.ts';
import { allLimits } from '../config/limits.ts';
import { toMoney } from '../config/money.ts';
import type { Queryable } from '../db/db.ts';
import { ledgerEntries, payouts } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';

type Blocking = Pick<Leaving, 'balance' | 'payout' | 'subscribers' | 'blockers'>;

/** Earnings by the ledger. Less than nothing, after a refund of what was paid out, is nothing. */
async function balanceIn(db: Queryable, userId: number, now: Date): Promise<Leaving['balance']> {
  const isPending = sql`${ledgerEntries.availableAt} > ${now.toISOString()}::timestamptz`;
  const [found] = await db
    .select({
      total: sum(ledgerEntries.amount).mapWith(Number),
      pending: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isPending}), 0)::int`,
      until: max(ledgerEntries.availableAt),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'earnings'), eq(ledgerEntries.ownerId, userId)));
  const pending = Math.max(0, found?.pending ?? 0);
  return {
    available: toMoney(Math.max(0, (found?.total ?? 0) - pending)),
    pending: toMoney(pending),
    pending_until: pending > 0 ? (found?.until?.toISOString() ?? null) : null,
    minimum: toMoney(allLimits.payout_min),
  };
}

async function payoutUnderWay(db: Queryable, userId: number): Promise<Leaving['payout']> {
  const isOpen = inArray(payouts.status, ['requested', 'in_transit']);
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), isOpen));
  return row ? { amount: toMoney(row.amount) } : null;
}

/** Counts the subscriptions that run and those that renew, with the end of the last one. */
export async function running(db: Queryable, side: 'by' | 'to', userId: number, now: Date) {
  const own = side === 'by' ? subscriptions.byUserId : subscriptions.toUserId;
  const [found] = await db
    .select({
      count: count(),
      renewing: sql<number>`(count(*) filter (where ${subscriptions.isAutoRenewable}))::int`,
      until: max(subscriptions.expiresAt),
    })
    .from(subscriptions)
    .where(and(eq(own, userId), gt(subscriptions.expiresAt, now)));
  return {
    count: found?.count ?? 0,
    renewing: found?.renewing ?? 0,
    until: found?.until?.toISOString() ?? null,
  };
}

/** Obstacles to leaving, nearest way out first; in a transaction, as of then. */
export async function blockersOf(db: Queryable, userId: number, now: Date): Promise<Blocking> {
  const balance = await balanceIn(db, userId, now);
  const payout = await payoutUnderWay(db, userId);
  const subscribers = await running(db, 'to', userId, now);
  const owed = balance.available.amount + balance.pending.amount;
  const blockers: LeavingBlocker[] = [];
  if (payout) blockers.push('payout_pending');
  if (owed >= allLimits.payout_min) blockers.push('balance_not_empty');
  if (subscribers.count > 0) blockers.push('active_subscribers');
  return { balance, payout, subscribers, blockers };
}
