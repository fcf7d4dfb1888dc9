import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments, type PaymentRow } from '../db/schema/billing.ts';
import { tellingsOf } from '../notices/of-payment.ts';
import { announceNotices, writeNotices } from '../notices/write.ts';
import { announcePayment } from './announce.ts';
import { giveWhatWasPaid } from './effects.ts';
import { bookPayment } from './ledger.ts';
import type { ChargeState } from './provider.ts';
import { noteRefusedRenewal } from './renewal-refused.ts';

/**
 * Writes down what the provider decided and gives what was paid for, once: whoever comes second, in
 * this process or another, changes nothing. Tells both sides when something changed.
 */
export async function settlePayment(
  backend: Backend,
  paymentId: number,
  state: ChargeState,
  exceptSocketId?: string,
): Promise<PaymentRow> {
  const now = backend.clock();
  const { payment, isChanged, told } = await backend.db.transaction(async (tx) => {
    const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!row) throw new Error(`There is no payment ${paymentId}.`);
    const change = changeTo(row, state, now);
    if (!change) return { payment: row, isChanged: false, told: [] };
    const [changed = row] = await tx
      .update(payments)
      .set({ ...change, updatedAt: now })
      .where(eq(payments.id, paymentId))
      .returning();
    if (changed.status === 'succeeded') {
      await giveWhatWasPaid(tx, changed, now);
      await bookPayment(tx, changed, now);
    }
    if (changed.status === 'failed') await noteRefusedRenewal(tx, changed, now);
    const told = await writeNotices(tx, await tellingsOf(tx, changed), now);
    return { payment: changed, isChanged: true, told };
  });
  if (isChanged) await announcePayment(backend, payment, exceptSocketId);
  await announceNotices(backend, told);
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
