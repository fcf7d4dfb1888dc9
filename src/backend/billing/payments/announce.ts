import { eq } from 'drizzle-orm';
import { announceUpdate } from '../../chat/sending/announce.ts';
import type { Backend } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/billing.ts';
import { messages } from '../../db/schema/chat.ts';
import { relationMoved } from '../../people/announce.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { isKnownTo, presentTransaction } from './transaction.presenter.ts';

/** Notifies both sides that a payment has another status, and what it opened. */
export async function announcePayment(
  backend: Backend,
  payment: PaymentRow,
  exceptSocketId?: string,
): Promise<void> {
  const { payerId, payeeId, type, status } = payment;
  for (const userId of [payerId, payeeId].filter((id) => isKnownTo(payment, id)))
    await publishToUser(
      backend,
      userId,
      'PaymentUpdated',
      { transaction: await presentTransaction(backend, userId, payment) },
      exceptSocketId,
    );
  const isRefusedRenewal = status === 'failed' && payment.renewalKey !== null;
  if (status !== 'succeeded' && status !== 'refunded' && !isRefusedRenewal) return;
  if (type === 'message') await announceUnlocked(backend, payment, exceptSocketId);
  if (type === 'subscription')
    await relationMoved(
      backend,
      { byUserId: payerId, toUserId: payeeId, socketId: exceptSocketId },
      'subscriptions',
    );
  if (status === 'refunded')
    await rightEnded(backend, { of: 'reader', readerId: payerId, authorId: payeeId });
}

/** `MessageUpdated` for both: open for the one, bought for the other. */
async function announceUnlocked(backend: Backend, { subjectId }: PaymentRow, except?: string) {
  const [row] = await backend.db
    .select()
    .from(messages)
    .where(eq(messages.id, subjectId ?? 0));
  if (row) await announceUpdate(backend, row, except);
}
