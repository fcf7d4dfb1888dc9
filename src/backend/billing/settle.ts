import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments, type PaymentRow } from '../db/schema/billing.ts';
import { noticesOfPayment } from '../notices/of-payment.ts';
import { announceNotices, writeNotices } from '../notices/write.ts';
import { announcePayment } from './announce.ts';
import { grantPurchase } from './effects.ts';
import { bookPayment } from './ledger.ts';
import type { ChargeState } from './provider.ts';
import { noteRefusedRenewal } from './renewal-refused.ts';

/**
 * Stores what the provider decided and grants what was paid for, once: a second caller, in
 * this process or another, changes nothing. Tells both sides when something changed.
 */
export async function settlePayment(
  backend: Backend,
  paymentId: number,
  state: ChargeState,
  exceptSocketId?: string,
): Promise<PaymentRow> {
  const now = backend.clock();
  const { payment, isChanged, notices } = await backend.db.transaction(async (tx) => {
    const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!row) throw new Error(`There is no payment ${paymentId}.`);
    const change = changeTo(row, state, now);
    if (!change) return { payment: row, isChanged: false, notices: [] };
    const [changed = row] = await tx
      .update(payments)
      .set({ ...change, updatedAt: now })
      .where(eq(payments.id, paymentId))
      .returning();
    if (changed.status === 'succeeded') {
      await grantPurchase(tx, changed, now);
      await bookPayment(tx, changed, now);
    }
    if (changed.status === 'failed') await noteRefusedRenewal(tx, changed, now);
    const notices = await writeNotices(tx, await noticesOfPayment(tx, changed), now);
    return { payment: changed, isChanged: true, notices };
  });
  if (isChanged) await announcePayment(backend, payment, exceptSocketId);
  await announceNotices(backend, notices);
  return payment;
}

function changeTo(row: PaymentRow, state: ChargeState, now: Date): Partial<PaymentRow> | null {
  if (row.status !== 'pending' && row.status !== 'requires_action') return null;
  switch (state.status) {
    case 'succeeded':
      return { status: 'succeeded', actionUrl: null, settledAt: now };
    case 'requires_action':
      return row.status === 'requires_action'
        ? null
        : { status: 'requires_action', actionUrl: state.actionUrl };
    case 'processing':
      return row.status === 'pending' ? null : { status: 'pending', actionUrl: null };
    default:
      return {
        status: 'failed',
        declineCode: state.declineCode,
        actionUrl: null,
        settledAt: now,
      };
  }
}
