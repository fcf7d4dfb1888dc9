import { and, asc, eq, gt } from 'drizzle-orm';
import type { BillingList } from '#src/contract/billing/billing-lists.ts';
import { presentListed } from '../../billing/lists/listed.presenter.ts';
import { pageOfPayments } from '../../billing/lists/payment-list.ts';
import { toMoney } from '../../lib/money.ts';
import { ledgerEntries, payouts } from '../../db/schema/billing.ts';
import { personOf, type Copy } from './copy.ts';
import { pages, rising } from './json.ts';

const atOnce = 500;

/** Payments of one side, as the lists of billing show them; the address of an open proof is left out. */
export async function* paymentsOf({ backend, user }: Copy, list: BillingList) {
  const shown = pages(async (cursor) => {
    const asked = { memberId: user.id, list, query: { cursor } };
    const { rows, next } = await pageOfPayments(backend, asked, atOnce);
    return { rows: await presentListed(backend, user.id, rows), next };
  });
  for await (const { counterpart, action_url: _, ...payment } of shown)
    yield { ...payment, counterpart: personOf(counterpart) };
}

export async function* payoutsOf({ backend: { db }, user }: Copy) {
  const own = eq(payouts.userId, user.id);
  const read = (after: number) =>
    db
      .select()
      .from(payouts)
      .where(and(own, gt(payouts.id, after)))
      .orderBy(asc(payouts.id))
      .limit(atOnce);
  for await (const rows of rising(atOnce, ({ id }) => id, read))
    for (const row of rows)
      yield {
        id: row.id,
        amount: toMoney(row.amount),
        status: row.status,
        reason: row.reason,
        account: { country: row.accountCountry, last4: row.accountLast4 },
        created_at: row.createdAt,
        sends_at: row.sendsAt,
        updated_at: row.updatedAt,
      };
}

/** Every entry on the member's account of earnings. */
export async function* ledgerOf({ backend: { db }, user }: Copy) {
  const own = eq(ledgerEntries.ownerId, user.id);
  const read = (after: number) =>
    db
      .select()
      .from(ledgerEntries)
      .where(and(own, gt(ledgerEntries.id, after)))
      .orderBy(asc(ledgerEntries.id))
      .limit(atOnce);
  for await (const rows of rising(atOnce, ({ id }) => id, read))
    for (const row of rows)
      yield {
        id: row.id,
        account: row.account,
        kind: row.kind,
        payment_id: row.paymentId,
        payout_id: row.payoutId,
        amount: toMoney(row.amount),
        available_at: row.availableAt,
        created_at: row.createdAt,
      };
}
