import { and, eq, gt, max } from 'drizzle-orm';
import type { PurchaseAsked } from '#machines/billing/purchase.types.ts';
import { paymentIntents, payments } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { pspCharges } from '#src/backend/db/schema/psp.ts';
import { paymentIdOf } from '#src/backend/billing/providers.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import { press } from '#tests/backend/billing/purse.ts';
import { idOf, writePost } from '#tests/backend/world.ts';
import type { Random } from './random.ts';

export const payerId = idOf('bo');
export const payee = {
  id: idOf('ada'),
  username: 'ada',
  displayName: 'Ada Marlow',
  profilePhoto: null,
};
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Something to pay for, fresh for each run, with a way to change its price behind the payer's back. */
export interface Ware extends PurchaseAsked {
  /** Whether it can be had once only. */
  readonly once: boolean;
  readonly reprice: (amount: number) => Promise<unknown>;
}

const nothing = async () => undefined;

/** A tip, a post or a subscription: one of the things money is given for. */
export async function newWare(backend: TestBackend, random: Random): Promise<Ware> {
  const kind = random.pick(['tip', 'post', 'subscription'] as const);
  if (kind === 'tip') {
    const subject = { kind, message: null, about: null } as const;
    return { payee, subject, price: usd(100 + random.below(2000)), once: false, reprice: nothing };
  }
  if (kind === 'post') {
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 700 });
    return {
      payee,
      subject: { kind, id },
      price: usd(700),
      once: true,
      reprice: (price) => press(backend, 'price', { subject: 'post', id, price }),
    };
  }
  const change = (price: number) =>
    press(backend, 'price', { subject: 'user', id: payee.id, price });
  await change(999);
  await backend.db.delete(subscriptions).where(eq(subscriptions.byUserId, payerId));
  return {
    payee,
    subject: { kind, planId: 1, months: 1, autoRenew: false },
    price: usd(999),
    once: true,
    reprice: change,
  };
}

/** What left the payer's card since a moment: the only truth about money, by payment and by key. */
export async function chargesSince({ db }: TestBackend, lastPayment: number) {
  const rows = await db
    .select({ payment: payments, key: paymentIntents.key })
    .from(payments)
    .leftJoin(paymentIntents, eq(paymentIntents.paymentId, payments.id))
    .where(and(eq(payments.payerId, payerId), gt(payments.id, lastPayment)));
  const keys = new Map(rows.map(({ payment, key }) => [payment.id, key]));
  const taken = await db.select().from(pspCharges).where(eq(pspCharges.status, 'succeeded'));
  return taken.flatMap(({ key, amount }) => {
    const id = paymentIdOf(key) ?? 0;
    return id > lastPayment ? [{ id, amount, key: keys.get(id) ?? null }] : [];
  });
}

/** The number of the newest payment there is. */
export async function lastPaymentOf({ db }: TestBackend): Promise<number> {
  const [row] = await db.select({ id: max(payments.id) }).from(payments);
  return row?.id ?? 0;
}
