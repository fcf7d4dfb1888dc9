import { and, eq, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { payoutMethods, payouts } from '../../db/schema/billing.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import { isOutage } from '../provider/provider.ts';
import { providerOf } from '../provider/providers.ts';

/** A payout that still needs its account. */
export const open = ['requested', 'in_transit'] as const;
/** Accounts that one call forgets. */
const most = 200;
const unusedAccount: Kind = { name: 'payout account', failed: 'account not forgotten', isOutage };

/**
 * Has the provider forget accounts that were changed while a payout was on its way to them, once it has
 * ended; of one member, or of all. What fails is tried again by a later run.
 */
export async function forgetUnusedAccounts(backend: Backend, userId?: number): Promise<void> {
  const { db } = backend;
  const rows = await db
    .selectDistinct({ token: payouts.accountToken })
    .from(payouts)
    .where(
      and(
        userId === undefined ? undefined : eq(payouts.userId, userId),
        notInArray(payouts.status, [...open]),
        ne(payouts.accountToken, ''),
        isUp(backend, unusedAccount, payouts.accountToken),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payoutMethods)
            .where(eq(payoutMethods.providerToken, payouts.accountToken)),
        ),
      ),
    )
    .limit(most);
  await doEach(backend, unusedAccount, rows, {
    subjectOf: ({ token }) => token,
    work: ({ token }) => forgetAccount(backend, token),
  });
}

async function forgetAccount(backend: Backend, token: string): Promise<void> {
  const ofAccount = eq(payouts.accountToken, token);
  const under = and(ofAccount, inArray(payouts.status, [...open]));
  if ((await backend.db.$count(payouts, under)) > 0) return;
  await providerOf(backend).forgetAccount(token);
  await backend.db.update(payouts).set({ accountToken: '' }).where(ofAccount);
}
