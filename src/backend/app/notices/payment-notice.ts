import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { PaymentRow } from '../../db/schema/billing.ts';
import type { StoredNotice } from '../../db/schema/chat.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { posts } from '../../db/schema/posts.ts';
import type { NoticeDraft } from './write.ts';

type Rest = Omit<StoredNotice, 'personId' | 'amount'>;

/** The notifications of a finished payment for payer and payee; a refused click makes none. */
export async function noticesOfPayment(tx: Tx, payment: PaymentRow): Promise<NoticeDraft[]> {
  const { payerId, payeeId, amount, status, renewalKey } = payment;
  const isRenewal = renewalKey !== null;
  const toPayer = (rest: Rest): NoticeDraft => ({
    toUserId: payerId,
    notice: { ...rest, personId: payeeId, amount },
    isOwnDoing: !isRenewal,
  });
  if (status === 'failed') return isRenewal ? [toPayer({ kind: 'renewal_failed' })] : [];
  if (status === 'refunded')
    return [
      { ...toPayer({ kind: 'payment_refunded', number: `T-${payment.id}` }), isOwnDoing: false },
      {
        toUserId: payeeId,
        notice: { kind: 'sale_refunded', personId: payerId, amount, number: `T-${payment.id}` },
        isOwnDoing: false,
      },
    ];
  if (status !== 'succeeded') return [];
  const { payer, payee } = await factsOf(tx, payment);
  return [
    toPayer({ ...payer, number: `T-${payment.id}` }),
    { toUserId: payeeId, notice: { ...payee, personId: payerId, amount }, isOwnDoing: false },
  ];
}

/** The notifications of a part of a payment that went back for days that were left. */
export function noticesOfGiveBack({
  id,
  payerId,
  payeeId,
  givenBack: amount,
}: PaymentRow): NoticeDraft[] {
  const about = { amount, number: `T-${id}` };
  return [
    {
      toUserId: payerId,
      notice: { kind: 'days_refunded', personId: payeeId, ...about },
      isOwnDoing: false,
    },
    {
      toUserId: payeeId,
      notice: { kind: 'sale_days_refunded', personId: payerId, ...about },
      isOwnDoing: false,
    },
  ];
}

async function factsOf(tx: Tx, payment: PaymentRow): Promise<{ payer: Rest; payee: Rest }> {
  const { type, payerId, payeeId, renewalKey } = payment;
  switch (type) {
    case 'tip':
      return { payer: { kind: 'tip_sent' }, payee: { kind: 'tip_received' } };
    case 'message':
      return { payer: { kind: 'message_bought' }, payee: { kind: 'message_sold' } };
    case 'post': {
      const postId = payment.subjectId ?? 0;
      const [post] = await tx
        .select({ title: posts.title })
        .from(posts)
        .where(eq(posts.id, postId));
      const about = { postId, ...(post?.title && { title: post.title }) };
      return { payer: { kind: 'post_bought', ...about }, payee: { kind: 'post_sold', ...about } };
    }
    default: {
      const pair = and(eq(subscriptions.byUserId, payerId), eq(subscriptions.toUserId, payeeId));
      const [row] = await tx.select().from(subscriptions).where(pair);
      const until = row && { until: row.expiresAt.toISOString() };
      return renewalKey === null
        ? { payer: { kind: 'subscription_started', ...until }, payee: { kind: 'subscribed' } }
        : {
            payer: { kind: 'subscription_renewed', ...until },
            payee: { kind: 'subscriber_renewed' },
          };
    }
  }
}
