import { and, asc, count, eq, gt, max, sql, sum } from 'drizzle-orm';
import type { BalanceAnswer } from '#src/contract/billing/billing-lists.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import { ledgerEntries } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';
import { hasFailed } from './charges.ts';

const most = 1000;

/**
 * Reads a member's balance from the ledger, and the charges to come. Pending sums are grouped by
 * the quarter hour, since a day begins at one of those in every zone; its last moment stands for
 * it.
 */
export async function balanceOf(backend: Backend, memberId: number): Promise<BalanceAnswer> {
  const { db, clock } = backend;
  const now = clock();
  const own = and(eq(ledgerEntries.account, 'earnings'), eq(ledgerEntries.ownerId, memberId));
  const [all] = await db
    .select({
      total: sum(ledgerEntries.amount).mapWith(Number),
      entries: sql<string>`count(*)`,
    })
    .from(ledgerEntries)
    .where(own);
  const quarter = sql`floor(extract(epoch from ${ledgerEntries.availableAt}) / 900)`;
  const waiting = await db
    .select({
      amount: sum(ledgerEntries.amount).mapWith(Number),
      at: max(ledgerEntries.availableAt),
    })
    .from(ledgerEntries)
    .where(and(own, gt(ledgerEntries.availableAt, now)))
    .groupBy(quarter)
    // Earnings given back before their day came are no longer pending.
    .having(gt(sum(ledgerEntries.amount), sql`0`))
    .orderBy(quarter);
  const pending = waiting.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return {
    data: {
      // A refund of paid-out earnings makes the sum negative: the next earnings make it up.
      available: toMoney(Math.max(0, (all?.total ?? 0) - pending)),
      pending: toMoney(pending),
      pending_until: waiting.map(({ amount, at }) => ({
        amount: toMoney(amount ?? 0),
        at: (at ?? now).toISOString(),
      })),
      charges: await nextChargesOf(backend, memberId),
      failed_renewals: await failedRenewalsOf(backend, memberId),
      has_earned: Number(all?.entries ?? 0) > 0,
    },
  };
}

async function failedRenewalsOf({ db }: Backend, memberId: number) {
  const failed = and(eq(subscriptions.byUserId, memberId), hasFailed);
  const [found] = await db.select({ count: count() }).from(subscriptions).where(failed);
  return found?.count ?? 0;
}

async function nextChargesOf({ db, clock }: Backend, memberId: number) {
  const now = clock();
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.byUserId, memberId),
        eq(subscriptions.isAutoRenewable, true),
        gt(subscriptions.expiresAt, now),
      ),
    )
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id))
    .limit(most);
  return rows.map(({ amount, price, months, expiresAt }) => ({
    amount: toMoney(amount ?? price * months),
    at: expiresAt.toISOString(),
  }));
}
