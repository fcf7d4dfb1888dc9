import { and, desc, eq, isNull, not } from 'drizzle-orm';
import { isOlder } from '../age.ts';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { idempotencyKeys } from '../db/schema/auth.ts';
import { paymentIntents, payments, type PaymentRow } from '../db/schema/billing.ts';
import { lockPayer } from './begin.ts';
import { conflict, notFound } from '../http/failures.ts';
import { cancelPayment } from './charge.ts';

/** A key of a payer, whatever it was used for. */
export interface PayerKey {
  payerId: number;
  key: string;
}

/** Milliseconds without an answer after which a call counts as dead. */
const givenUpAfter = 60_000;

const own = ({ payerId, key }: PayerKey) =>
  and(eq(paymentIntents.payerId, payerId), eq(paymentIntents.key, key));

/** Finds the payment of an intent. 404 when there is none, 409 while its call still runs. */
export async function findIntent(backend: Backend, intent: PayerKey): Promise<PaymentRow> {
  const [found] = await backend.db
    .select({ payment: payments })
    .from(paymentIntents)
    .innerJoin(payments, eq(payments.id, paymentIntents.paymentId))
    .where(own(intent))
    .orderBy(desc(payments.id))
    .limit(1);
  if (found) return found.payment;
  if (await isRunning(backend, intent))
    throw conflict('The first request is still running.', 'idempotency_in_progress');
  throw notFound('Nothing was paid under this key.');
}

async function isRunning({ db, steady }: Backend, { payerId, key }: PayerKey): Promise<boolean> {
  const isDead = isOlder(idempotencyKeys.createdAt, new Date(steady()), givenUpAfter);
  const rows = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, payerId),
        eq(idempotencyKeys.key, key),
        isNull(idempotencyKeys.status),
        isDead && not(isDead),
      ),
    );
  return rows.length > 0;
}

/**
 * Makes sure that nothing is ever paid under this key. 409 `intent_paid` when it was, or may be. A call
 * with the key that is under way or still to come is refused with `intent_withdrawn`.
 */
export async function withdrawIntent(backend: Backend, intent: PayerKey): Promise<void> {
  const now = backend.clock();
  const made = await backend.db.transaction(async (tx) => {
    await lockPayer(tx, intent.payerId);
    const rows = await tx
      .select({ payment: payments })
      .from(paymentIntents)
      .innerJoin(payments, eq(payments.id, paymentIntents.paymentId))
      .where(own(intent));
    if (rows.length === 0) await markWithdrawn(tx, intent, now);
    return rows.map(({ payment }) => payment);
  });
  if (made.length === 0) return;
  for (const payment of made) {
    const isOpen = payment.status === 'pending' || payment.status === 'requires_action';
    const ended = isOpen ? await cancelPayment(backend, payment) : payment;
    if (ended.status !== 'failed') throw conflict('This was paid, or may be.', 'intent_paid');
  }
  await markWithdrawn(backend.db, intent, now);
}

const markWithdrawn = (db: Queryable, intent: PayerKey, now: Date) =>
  db
    .insert(paymentIntents)
    .values({ ...intent, route: '', withdrawnAt: now, createdAt: now })
    .onConflictDoNothing();
