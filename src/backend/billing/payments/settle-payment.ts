import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { payments, type PaymentRow } from '../../db/schema/billing.ts';
import { noticesOfPayment } from '../../app/notices/payment-notice.ts';
import { announceNotices, writeNotices } from '../../app/notices/write.ts';
import { announcePayment } from './announce.ts';
import { grantPurchase } from './apply-purchase.ts';
import { recordPayment, recordRefund } from '../ledger/ledger.ts';
import { isAcrossBlock } from '../../people/follow.ts';
import { hasLeaver } from '../../people/leavers.ts';
import { lockPair } from '../../people/lock-pair.ts';
import type { ChargeState } from '../provider/provider.ts';
import { chargeKeyOf, providerOf } from '../provider/providers.ts';
import { recordShare, takeShareBack } from '../ledger/referral-share.ts';
import { revokePurchase } from './revoke.ts';
import { noteRefusedRenewal } from './renewal-refused.ts';
import { settleGiveBack } from './send-back.ts';

/**
 * Stores what the provider decided and grants what was paid for, once: a second caller, in
 * this process or another, changes nothing. Notifies both sides when something changed. What is taken
 * after a block between the two, or after one of them left, is given back instead: nothing of it could
 * ever be seen.
 */
export async function settlePayment(
  backend: Backend,
  paymentId: number,
  state: ChargeState,
  exceptSocketId?: string,
): Promise<PaymentRow> {
  const now = backend.clock();
  let isFree = false;
  const settled = await backend.db.transaction(async (tx) => {
    const own = eq(payments.id, paymentId);
    const [parties] = await tx.select().from(payments).where(own);
    if (!parties) throw new Error(`There is no payment ${paymentId}.`);
    await lockPair(tx, parties.payerId, parties.payeeId);
    const [row = parties] = await tx.select().from(payments).where(own).for('update');
    isFree = row.amount === 0;
    const change = changeTo(row, state, now);
    if (!change) return { payment: row, share: null, isChanged: false, notices: [] };
    if (change.status === 'succeeded' && (await isInVain(tx, row))) return null;
    const [changed = row] = await tx
      .update(payments)
      .set({ ...change, updatedAt: now })
      .where(eq(payments.id, paymentId))
      .returning();
    let share: PaymentRow | null = null;
    if (changed.status === 'succeeded') {
      await grantPurchase(tx, changed, now);
      await recordPayment(tx, changed, now);
      share = await recordShare(tx, changed, now);
    }
    if (changed.status === 'refunded') {
      await revokePurchase(tx, changed, now);
      await recordRefund(tx, changed, now);
      await settleGiveBack(tx, changed.id, now);
      share = await takeShareBack(tx, changed, now);
    }
    if (changed.status === 'failed') await noteRefusedRenewal(tx, changed, now);
    const notices = await writeNotices(tx, await noticesOfPayment(tx, changed), now);
    return { payment: changed, share, isChanged: true, notices };
  });
  if (!settled) {
    const refunded: ChargeState = isFree
      ? { status: 'failed', declineCode: 'refunded' }
      : await providerOf(backend).refund(chargeKeyOf(paymentId));
    return settlePayment(backend, paymentId, refunded, exceptSocketId);
  }
  const { payment, share, isChanged, notices } = settled;
  if (isChanged) await announcePayment(backend, payment, exceptSocketId);
  if (share) await announcePayment(backend, share);
  await announceNotices(backend, notices);
  return payment;
}

const isInVain = async (tx: Tx, { payerId, payeeId }: PaymentRow): Promise<boolean> =>
  (await hasLeaver(tx, [payerId, payeeId])) || isAcrossBlock(tx, payerId, payeeId);

function changeTo(row: PaymentRow, state: ChargeState, now: Date): Partial<PaymentRow> | null {
  const isBack = state.status === 'failed' && state.declineCode === 'refunded';
  if (row.status === 'succeeded' && isBack) return { status: 'refunded', settledAt: now };
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
