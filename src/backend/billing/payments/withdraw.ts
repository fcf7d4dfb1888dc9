import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { payments } from '../../db/schema/billing.ts';
import { cancelPayment } from './charge.ts';

/** Payments for a thing that is gone, before their proof came or their bank answered. */
export const withdrawPaymentsFor = (
  backend: Backend,
  { type, id }: { type: 'post' | 'message'; id: number },
): Promise<void> => withdraw(backend, and(eq(payments.type, type), eq(payments.subjectId, id)));

/** Payments between two people. */
export const withdrawPaymentsBetween = (
  backend: Backend,
  one: number,
  other: number,
): Promise<void> =>
  withdraw(
    backend,
    or(
      and(eq(payments.payerId, one), eq(payments.payeeId, other)),
      and(eq(payments.payerId, other), eq(payments.payeeId, one)),
    ),
  );

/** Payments of who leaves, and to them. */
export const withdrawPaymentsOf = (backend: Backend, userId: number): Promise<void> =>
  withdraw(backend, or(eq(payments.payerId, userId), eq(payments.payeeId, userId)));

async function withdraw(backend: Backend, which: SQL | undefined): Promise<void> {
  const isOpen = inArray(payments.status, ['pending', 'requires_action']);
  for (const payment of await backend.db.select().from(payments).where(and(isOpen, which)))
    try {
      await cancelPayment(backend, payment);
    } catch (error) {
      backend.log.warn('payment not withdrawn', { payment: payment.id, error: String(error) });
    }
}
