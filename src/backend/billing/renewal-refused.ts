import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { PaymentRow } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Days until a refused renewal is tried again; after the last one it is given up. */
const retryDays = [1, 3, 5];

/** Decline code of a payment that the provider refused to look at: nothing was charged. */
export const unavailable = 'provider_unavailable';

/** Plans the next try of a renewal that was refused, or ends the renewing. */
export async function noteRefusedRenewal(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.renewalKey === null) return;
  const pair = and(
    eq(subscriptions.byUserId, payment.payerId),
    eq(subscriptions.toUserId, payment.payeeId),
  );
  const [row] = await tx.select().from(subscriptions).where(pair).for('update');
  if (!row) return;
  if (payment.declineCode === unavailable) {
    const nextAttemptAt = new Date(now.getTime() + hour);
    await tx.update(subscriptions).set({ nextAttemptAt }).where(pair);
    return;
  }
  const plannedTry = payment.terms?.plannedTry;
  if (plannedTry === undefined) return planNextTry(tx, row, now);
  // A manual retry is an extra one: the planned try and the member's later choices stay.
  const nextAttemptAt = plannedTry === null ? null : new Date(plannedTry);
  await tx.update(subscriptions).set({ nextAttemptAt }).where(pair);
}

/** Plans the next try of a renewal that could not even be asked for. */
export async function planNextTry(
  tx: Tx,
  row: Pick<typeof subscriptions.$inferSelect, 'id' | 'renewalFailures'>,
  now: Date,
): Promise<void> {
  const wait = retryDays[row.renewalFailures];
  await tx
    .update(subscriptions)
    .set({
      renewalFailures: row.renewalFailures + 1,
      nextAttemptAt: wait === undefined ? null : new Date(now.getTime() + wait * day),
      ...(wait === undefined ? { isAutoRenewable: false } : {}),
    })
    .where(eq(subscriptions.id, row.id));
}
