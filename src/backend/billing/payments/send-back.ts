import { and, eq, isNull } from 'drizzle-orm';
import { hasCome } from '../../lib/age.ts';
import { hasPayments } from '../../config/features.ts';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { giveBacks, payments, type GiveBackRow, type PaymentRow } from '../../db/schema/billing.ts';
import { noticesOfGiveBack } from '../../app/notices/payment-notice.ts';
import { announceNotices, writeNotices } from '../../app/notices/write.ts';
import { announcePayment } from './announce.ts';
import type { Parted } from './give-back.ts';
import { chargeKeyOf, giveBackKeyOf, providerOf } from '../provider/providers.ts';

const most = 200;
/** A provider that would not send is asked again after so long, then after ever longer. */
const firstWait = 5 * 60_000;
const longestWait = 24 * 3_600_000;

interface Owed {
  payment: PaymentRow;
  owed: GiveBackRow;
}

/**
 * Has the provider send what is owed for days that were left; of two people, or whatever is due. What it
 * does not send stays owed, and is asked for again, by the same key.
 */
export async function sendBack(backend: Backend, parted?: Parted): Promise<void> {
  if (!hasPayments(backend)) return;
  for (const one of await due(backend, parted))
    try {
      await send(backend, one);
    } catch (error) {
      backend.log.warn('not given back', { payment: one.payment.id, error: String(error) });
      await askLater(backend, one.owed);
    }
}

const due = ({ db, clock }: Backend, parted: Parted | undefined): Promise<Owed[]> =>
  db
    .select({ payment: payments, owed: giveBacks })
    .from(giveBacks)
    .innerJoin(payments, eq(payments.id, giveBacks.paymentId))
    .where(
      and(
        isNull(giveBacks.settledAt),
        hasCome(giveBacks.nextAttemptAt, clock(), longestWait),
        parted && eq(payments.payerId, parted.buyerId),
        parted && eq(payments.payeeId, parted.sellerId),
      ),
    )
    .orderBy(giveBacks.paymentId)
    .limit(most);

async function send(backend: Backend, { payment, owed }: Owed): Promise<void> {
  const { id, givenBack: amount } = payment;
  const request = { key: giveBackKeyOf(id), chargeKey: chargeKeyOf(id), amount };
  const state = await providerOf(backend).refundPart(request);
  if (state !== 'succeeded') return askLater(backend, owed);
  const now = backend.clock();
  const notices = await backend.db.transaction(async (tx) =>
    (await settleGiveBack(tx, id, now))
      ? writeNotices(tx, noticesOfGiveBack(payment), now)
      : undefined,
  );
  if (!notices) return;
  await announcePayment(backend, payment);
  await announceNotices(backend, notices);
}

/** Notes that it is back, once; false where it was noted before. */
export async function settleGiveBack(tx: Tx, paymentId: number, now: Date): Promise<boolean> {
  const settled = await tx
    .update(giveBacks)
    .set({ settledAt: now })
    .where(and(eq(giveBacks.paymentId, paymentId), isNull(giveBacks.settledAt)))
    .returning({ id: giveBacks.paymentId });
  return settled.length > 0;
}

async function askLater({ db, clock }: Backend, { paymentId, attempts }: GiveBackRow) {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 20));
  const nextAttemptAt = new Date(clock().getTime() + wait);
  await db
    .update(giveBacks)
    .set({ attempts: Math.min(attempts + 1, 1000), nextAttemptAt })
    .where(and(eq(giveBacks.paymentId, paymentId), isNull(giveBacks.settledAt)));
}
