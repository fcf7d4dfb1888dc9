import { and, desc, eq, inArray, lt, lte, sum } from 'drizzle-orm';
import type { PayoutMethod, PayoutMethodRequest } from '#src/contract/billing/payouts.ts';
import { allLimits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import type { Queryable, Tx } from '../db/db.ts';
import {
  ledgerEntries,
  payoutMethods,
  payouts,
  type PayoutMethodRow,
  type PayoutRow,
} from '../db/schema/billing.ts';
import { conflict, invalid, notFound } from '../http/failures.ts';
import { readAccount } from './bank-account.ts';
import { checkCurrency, lockPayer } from './begin.ts';
import { recordPayout, recordReturn } from './ledger.ts';
import { customerOf, providerOf } from './providers.ts';
import { forgetUnusedAccounts, open } from './unused-accounts.ts';

const minute = 60_000;

async function methodOf(db: Queryable, userId: number): Promise<PayoutMethodRow | undefined> {
  const [row] = await db.select().from(payoutMethods).where(eq(payoutMethods.userId, userId));
  return row;
}

/** Reads the masked account that a member's earnings go to; null if there is none. */
export async function readMethod({ db }: Backend, userId: number): Promise<PayoutMethod | null> {
  const row = await methodOf(db, userId);
  return row
    ? { type: row.type, holder: row.holder, country: row.country, last4: row.last4 }
    : null;
}

/** Keeps another account; the provider forgets the one before. What is under way goes where it went. */
export async function writeMethod(
  backend: Backend,
  userId: number,
  typed: PayoutMethodRequest,
): Promise<PayoutMethod> {
  const account = readAccount(typed);
  const provider = providerOf(backend);
  const providerToken = await provider.keepAccount(account, customerOf(userId));
  const { type, holder, country, number } = account;
  const kept = { type, holder, country, last4: number.slice(-4) };
  const values = { ...kept, providerToken, updatedAt: backend.clock() };
  const unused = await backend.db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    const before = await methodOf(tx, userId);
    await tx
      .insert(payoutMethods)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: payoutMethods.userId, set: values });
    const [open] = await underWay(tx, userId);
    return before?.providerToken === open?.accountToken ? undefined : before?.providerToken;
  });
  if (unused !== undefined) await provider.forgetAccount(unused);
  return kept;
}

const underWay = (tx: Tx, userId: number) =>
  tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, [...open])));

/** Sum that may be paid out now, by the ledger; negative after a refund of what was paid out. */
async function availableTo(tx: Tx, userId: number, now: Date): Promise<number> {
  const [found] = await tx
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'earnings'),
        eq(ledgerEntries.ownerId, userId),
        lte(ledgerEntries.availableAt, now),
      ),
    );
  return found?.total ?? 0;
}

/** Time at which a payout requested now is sent. */
export const sendsAfter = (now: Date) =>
  new Date(now.getTime() + allLimits.payout_hold_minutes * minute);

/**
 * Takes money out of what is available and keeps it for the bank, once an intent. The member's own
 * lock is held: two requests at once cannot both take it.
 */
export const requestPayout = (
  { db, clock }: Backend,
  userId: number,
  { amount, currency, intentKey }: { amount: number; currency: string; intentKey: string },
): Promise<{ row: PayoutRow; isNew: boolean }> =>
  db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    const own = and(eq(payouts.userId, userId), eq(payouts.intentKey, intentKey));
    const [known] = await tx.select().from(payouts).where(own);
    if (known) return { row: known, isNew: false };
    checkCurrency(currency);
    const method = await methodOf(tx, userId);
    if (!method) throw conflict('There is no account to pay out to.', 'payout_method_missing');
    const [open] = await underWay(tx, userId);
    if (open) throw conflict('Another payout is on its way.', 'payout_pending');
    const now = clock();
    if (amount < allLimits.payout_min)
      throw invalid({ amount: [`The amount field must be at least ${allLimits.payout_min}.`] });
    if (amount > (await availableTo(tx, userId, now)))
      throw invalid({ amount: ['The amount field is more than is available.'] });
    const [row] = await tx
      .insert(payouts)
      .values({
        userId,
        intentKey,
        amount,
        currency,
        status: 'requested',
        accountToken: method.providerToken,
        accountCountry: method.country,
        accountLast4: method.last4,
        sendsAt: sendsAfter(now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The payout was not stored.');
    await recordPayout(tx, row, now);
    return { row, isNew: true };
  });

/**
 * Gives the money back while it has not been sent; 409 afterwards, and the same again is no error, but
 * false.
 */
export async function cancelPayout(backend: Backend, userId: number, id: number): Promise<boolean> {
  const { db, clock } = backend;
  const isCancelled = await db.transaction(async (tx) => {
    const own = and(eq(payouts.id, id), eq(payouts.userId, userId));
    const [row] = await tx.select().from(payouts).where(own).for('update');
    if (!row) throw notFound();
    if (row.status === 'cancelled') return false;
    if (row.status !== 'requested')
      throw conflict('The payout has been sent already.', 'payout_sent');
    const now = clock();
    await tx.update(payouts).set({ status: 'cancelled', updatedAt: now }).where(own);
    await recordReturn(tx, row, now);
    return true;
  });
  await forgetUnusedAccounts(backend, userId);
  return isCancelled;
}

/** Payouts of a member, latest first; `before` is the id that the page goes on behind. */
export const listPayouts = (
  { db }: Backend,
  userId: number,
  { before, count }: { before: number | null; count: number },
): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), before === null ? undefined : lt(payouts.id, before)))
    .orderBy(desc(payouts.id))
    .limit(count);
