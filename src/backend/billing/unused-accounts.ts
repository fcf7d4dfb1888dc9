import { and, eq, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payoutMethods, payouts } from '../db/schema/billing.ts';
import { providerOf } from './providers.ts';

/** A payout that still needs its account. */
export const open = ['requested', 'in_transit'] as const;
/** Accounts that one call forgets. */
const most = 200;

/**
 * Has the provider forget accounts that were changed while a payout was on its way to them, once it has
 * ended. What fails is tried again with the next jobs.
 */
export async function forgetUnusedAccounts(backend: Backend, userId?: number): Promise<void> {
  const { db, log } = backend;
  const rows = await db
    .selectDistinct({ token: payouts.accountToken })
    .from(payouts)
    .where(
      and(
        userId === undefined ? undefined : eq(payouts.userId, userId),
        notInArray(payouts.status, [...open]),
        ne(payouts.accountToken, ''),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payoutMethods)
            .where(eq(payoutMethods.providerToken, payouts.accountToken)),
        ),
      ),
    )
    .limit(most);
  for (const { token } of rows)
    try {
      await forgetAccount(backend, token);
    } catch (error) {
      log.warn('account not forgotten', { error: String(error) });
    }
}

async function forgetAccount(backend: Backend, token: string): Promise<void> {
  const ofAccount = eq(payouts.accountToken, token);
  const under = and(ofAccount, inArray(payouts.status, [...open]));
  if ((await backend.db.$count(payouts, under)) > 0) return;
  await providerOf(backend).forgetAccount(token);
  await backend.db.update(payouts).set({ accountToken: '' }).where(ofAccount);
}
