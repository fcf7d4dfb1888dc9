import type { Tx } from '../db/db.ts';
import { allLimits } from '../config/limits.ts';
import { ledgerEntries, type PaymentRow } from '../db/schema/billing.ts';

const day = 86_400_000;

/** Records a payment that succeeded: out of the payer's card, to the payee and to the product. */
export async function recordPayment(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { id: paymentId, payerId, payeeId, amount, fee } = payment;
  const availableAt = new Date(now.getTime() + allLimits.payment_pending_days * day);
  await tx.insert(ledgerEntries).values([
    {
      paymentId,
      account: 'card',
      ownerId: payerId,
      amount: -amount,
      availableAt: now,
      createdAt: now,
    },
    {
      paymentId,
      account: 'earnings',
      ownerId: payeeId,
      amount: amount - fee,
      availableAt,
      createdAt: now,
    },
    { paymentId, account: 'fees', ownerId: null, amount: fee, availableAt: now, createdAt: now },
  ]);
}
