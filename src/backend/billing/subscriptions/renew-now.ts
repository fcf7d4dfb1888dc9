import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { conflict, invalid, notFound } from '../../http/failures.ts';
import { refuseAcrossBlock } from '../../people/follow.ts';
import { lockPair } from '../../people/lock-pair.ts';
import { cardToCharge } from '../payments/start-payment.ts';
import { chargeOne } from './renewals.ts';

interface Asked {
  readonly memberId: number;
  readonly creatorId: number;
  /** Another card than the one that was refused. */
  readonly cardId: number | undefined;
}

/**
 * Tries a renewal again that was refused, by its holder's press. A refusal changes nothing of the
 * tries that are planned. Throws 404 without a subscription and 409 where nothing was refused, or
 * where its payment is under way, and 422 without a card that is the member's own.
 */
export async function renewNow(
  backend: Backend,
  { memberId, creatorId, cardId }: Asked,
): Promise<PaymentRow> {
  const { db, clock } = backend;
  const own = and(eq(subscriptions.byUserId, memberId), eq(subscriptions.toUserId, creatorId));
  const { id, plannedTry } = await db.transaction(async (tx) => {
    await lockPair(tx, memberId, creatorId);
    const [row] = await tx.select().from(subscriptions).where(own).for('update');
    if (!row) throw notFound();
    await refuseAcrossBlock(tx, memberId, creatorId);
    if (row.renewalFailures === 0 || !row.isAutoRenewable)
      throw conflict('No renewal was refused.', 'nothing_failed');
    const chosen = cardId ?? row.cardId;
    if (chosen === null) throw invalid({ card_id: ['The card id field is required.'] });
    const card = await cardToCharge(tx, memberId, chosen);
    await tx
      .update(subscriptions)
      .set({ nextAttemptAt: clock(), cardId: card.id })
      .where(eq(subscriptions.id, row.id));
    return { id: row.id, plannedTry: row.nextAttemptAt?.toISOString() ?? null };
  });
  const payment = await chargeOne(backend, { id, plannedTry });
  if (!payment) throw conflict('This renewal is under way.', 'payment_in_progress');
  return payment;
}
