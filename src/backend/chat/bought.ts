import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { payments } from '../db/schema/billing.ts';
import { messagePurchases } from '../db/schema/chat.ts';

/** True if somebody paid for this message, or is paying now: it stays as it was sold. */
export async function isBought(db: Queryable, messageId: number): Promise<boolean> {
  const bought = await db
    .select({ userId: messagePurchases.userId })
    .from(messagePurchases)
    .where(eq(messagePurchases.messageId, messageId))
    .limit(1);
  if (bought.length > 0) return true;
  const pendingPayment = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.type, 'message'),
        eq(payments.subjectId, messageId),
        inArray(payments.status, ['pending', 'requires_action']),
      ),
    )
    .limit(1);
  return pendingPayment.length > 0;
}
