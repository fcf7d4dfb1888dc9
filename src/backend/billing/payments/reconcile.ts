import { and, inArray } from 'drizzle-orm';
import { isOlder } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import { payments } from '../../db/schema/billing.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import { catchUp } from './charge.ts';
import { isOutage } from '../provider/provider.ts';
import { paymentIdOf, providerOf } from '../provider/providers.ts';
import { settlePayment } from './settle-payment.ts';

/** A payment so young is still in its own request's hands. */
const youngMilliseconds = 1_000;

const openPayment: Kind = { name: 'payment', failed: 'payment not settled', isOutage };

/**
 * Asks the provider about every payment that has not come to its end: those whose answer was lost,
 * those whose process died, those whose bank took its time. Returns how many are still open.
 */
export async function reconcile(backend: Backend): Promise<number> {
  const now = backend.clock();
  const rows = await backend.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'requires_action']),
        isOlder(payments.updatedAt, now, youngMilliseconds),
        isUp(backend, openPayment, payments.id),
      ),
    )
    .orderBy(payments.id)
    .limit(500);
  let openCount = 0;
  const failedCount = await doEach(backend, openPayment, rows, {
    subjectOf: ({ id }) => String(id),
    work: async (row) => {
      const { status } = await catchUp(backend, row);
      if (status === 'pending' || status === 'requires_action') openCount += 1;
    },
  });
  return openCount + failedCount;
}

/**
 * A webhook says that a charge changed: the provider is asked for its state, since the call itself
 * is not trusted.
 */
export async function chargeMoved(backend: Backend, chargeKey: string): Promise<void> {
  const paymentId = paymentIdOf(chargeKey);
  if (paymentId === null) return;
  const state = await providerOf(backend).find(chargeKey);
  if (state) await settlePayment(backend, paymentId, state);
}
