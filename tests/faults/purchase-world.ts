import { and, eq, gt, max } from 'drizzle-orm';
import type { PurchaseAsked } from '#machines/billing/payment.types.ts';
import { paymentIntents, payments } from '#src/backend/db/schema/billing.ts';
import { messagePurchases } from '#src/backend/db/schema/chat.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { pspCharges } from '#src/backend/db/schema/psp.ts';
import { writeMessage } from '#src/backend/chat/messages/write.ts';
import { paymentIdOf } from '#src/backend/billing/provider/providers.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import { press } from '#tests/backend/billing/payments.ts';
import { idOf, writePost } from '#tests/backend/world.ts';
import type { Random } from '#src/weather/random.ts';

export const payerId = idOf('bo');
const payee = {
  id: idOf('ada'),
  username: 'ada',
  displayName: 'Ada Marlow',
  profilePhoto: null,
};
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Something to pay for, fresh for each run, with a way to change its price behind the payer's back. */
export interface Ware extends PurchaseAsked {
  /** True if it can be bought only once. */
  readonly once: boolean;
  readonly reprice: (amount: number) => Promise<unknown>;
  /** True if the payer has it now; for a tip, if the creator has it. */
  readonly isHad: () => Promise<boolean>;
}

const nothing = async () => undefined;

const secret = { text: 'a secret', fileHashes: [], price: 700, clientKey: null, isMuted: false };

/** A locked message to the payer. */
async function newMessage({ db, clock }: TestBackend): Promise<number> {
  const draft = { ...secret, authorId: payee.id, toUserId: payerId };
  return (await db.transaction((tx) => writeMessage(tx, draft, clock()))).id;
}

const isFound = (rows: readonly unknown[]) => rows.length > 0;

/** A tip, a post, a locked message or a subscription: one of the things money is given for. */
export async function newWare(backend: TestBackend, random: Random): Promise<Ware> {
  const { db } = backend;
  const kind = random.pick(['tip', 'post', 'message', 'subscription'] as const);
  if (kind === 'tip') {
    const subject = { kind, message: null, about: null } as const;
    const price = usd(100 + random.below(2000));
    return { payee, subject, price, once: false, reprice: nothing, isHad: async () => true };
  }
  if (kind === 'post') {
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 700 });
    return {
      payee,
      subject: { kind, id },
      price: usd(700),
      once: true,
      reprice: (price) => press(backend, 'price', { subject: 'post', id, price }),
      isHad: async () =>
        isFound(await db.select().from(postPurchases).where(eq(postPurchases.postId, id))),
    };
  }
  if (kind === 'message') {
    const id = await newMessage(backend);
    return {
      payee,
      subject: { kind, id },
      price: usd(700),
      once: true,
      reprice: (price) => press(backend, 'price', { subject: 'message', id, price }),
      isHad: async () =>
        isFound(await db.select().from(messagePurchases).where(eq(messagePurchases.messageId, id))),
    };
  }
  const change = (price: number) =>
    press(backend, 'price', { subject: 'user', id: payee.id, price });
  await change(999);
  const own = eq(subscriptions.byUserId, payerId);
  await db.delete(subscriptions).where(own);
  return {
    payee,
    subject: { kind, planId: 1, months: 1, autoRenew: false, renewalPrice: usd(999), trialDays: 0 },
    price: usd(999),
    once: true,
    reprice: change,
    isHad: async () => isFound(await db.select().from(subscriptions).where(own)),
  };
}

/**
 * Charges of the payer's card since a payment, by payment and key: the reference for all amounts.
 */
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
