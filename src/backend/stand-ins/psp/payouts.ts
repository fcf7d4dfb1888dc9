import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { payoutReason } from '#src/contract/billing/payouts.ts';
import type { BankAccount, PayOutRequest, PayOutState } from '../../billing/provider.ts';
import type { Backend } from '../../context.ts';
import { pspAccounts, pspPayouts } from '../../db/schema/psp.ts';

/** Milliseconds that the bank takes to pay in. */
const bankMilliseconds = 3_000;

/** The accounts that payment providers publish for trying out; any other valid one is paid. */
const testAccounts: Readonly<Record<string, string>> = {
  DE62370400440532013001: 'no_account',
  DE35370400440532013002: 'account_closed',
  '000111111116': 'no_account',
  '000111111113': 'account_closed',
};

/** Keeps a token, the country and the last four digits, and forgets the rest. */
export async function keepAccount(
  { db, clock }: Backend,
  { country, number }: BankAccount,
  customer: string,
): Promise<string> {
  const token = `account_${randomBytes(24).toString('base64url')}`;
  const behaviour = testAccounts[number] ?? 'pays';
  const last4 = number.slice(-4);
  await db
    .insert(pspAccounts)
    .values({ token, customer, country, last4, behaviour, createdAt: clock() });
  return token;
}

/** Decides once per key; later calls get that decision. */
export async function payOut(
  { db, clock }: Backend,
  { key, accountToken, amount, currency }: PayOutRequest,
): Promise<PayOutState> {
  const now = clock();
  const [account] = await db.select().from(pspAccounts).where(eq(pspAccounts.token, accountToken));
  const refused = account ? payoutReason.safeParse(account.behaviour).data : 'refused';
  const decidesAt = new Date(now.getTime() + bankMilliseconds);
  await db
    .insert(pspPayouts)
    .values({
      key,
      accountToken,
      amount,
      currency,
      reason: refused ?? null,
      decidesAt,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(pspPayouts).where(eq(pspPayouts.key, key));
  if (!row) throw new Error('The payout was not stored.');
  if (row.decidesAt > now) return { status: 'in_transit' };
  const reason = payoutReason.safeParse(row.reason).data;
  return reason ? { status: 'failed', reason } : { status: 'paid' };
}
