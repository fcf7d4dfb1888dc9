import { and, eq, inArray, or } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import type { AfterChange } from '../people/after-change.ts';
import { cancelPayment } from './charge.ts';

/**
 * A block withdraws what still waits for a proof or for the bank. What cannot be withdrawn, or is
 * not reached because this process dies, is given back when it is settled (`settle.ts`).
 */
export const endPaymentsAcross: AfterChange['banned'] = async (backend, move, _, after) => {
  if (after !== 'block') return;
  for (const payment of await openBetween(backend, move.byUserId, move.toUserId))
    try {
      await cancelPayment(backend, payment);
    } catch (error) {
      backend.log.warn('payment not withdrawn', { payment: payment.id, error: String(error) });
    }
};

const openBetween = ({ db }: Backend, one: number, other: number) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'requires_action']),
        or(
          and(eq(payments.payerId, one), eq(payments.payeeId, other)),
          and(eq(payments.payerId, other), eq(payments.payeeId, one)),
        ),
      ),
    );
