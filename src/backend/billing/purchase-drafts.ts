import { and, eq, gt } from 'drizzle-orm';
import type {
  MessagePurchaseRequest,
  PostPurchaseRequest,
  TipRequest,
} from '#src/contract/billing/billing.ts';
import type { SubscriptionRequest } from '#src/contract/people/subscription.ts';
import { findMessage } from '../chat/conversation.ts';
import { allLimits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { messagePurchases, messages, type MessageRow } from '../db/schema/chat.ts';
import { subscriptions } from '../db/schema/people.ts';
import { postPurchases, posts, type PostRow } from '../db/schema/posts.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { knownPost } from '../feed/find-post.ts';
import { conflict, forbidden, invalid } from '../http/failures.ts';
import { refuseAcrossBlock } from '../people/follow.ts';
import { lockPair } from '../people/lock-pair.ts';
import { priceChanged } from './answers.ts';
import { cardToCharge, checkCurrency, type PurchaseDraft } from './begin.ts';
import { toMoney } from '../config/money.ts';
import { findPlan } from './plans.ts';

/** A post for its price. `post` was found to be one the payer may know of. */
export const postPurchase = (
  payerId: number,
  post: PostRow,
  body: PostPurchaseRequest,
): PurchaseDraft => ({
  type: 'post',
  subjectId: post.id,
  async make(tx) {
    checkCurrency(body.currency);
    await requirePayee(tx, payerId, post.authorId, 'id');
    const bought = and(eq(postPurchases.postId, post.id), eq(postPurchases.userId, payerId));
    if ((await tx.select().from(postPurchases).where(bought)).length > 0) throw alreadyPurchased();
    const [now] = await tx.select().from(posts).where(eq(posts.id, post.id)).for('share');
    const isThere = now?.isPaid && now.status === 'published' && now.deletedAt === null;
    return {
      type: 'post',
      payeeId: post.authorId,
      subject: { type: 'post', id: post.id },
      amount: asShown(isThere ? now.price : null, body.expected_amount),
      card: await cardToCharge(tx, payerId, body.card_id),
    };
  },
});

/** A message for its price. `message` was found in the payer's own chat. */
export const messagePurchase = (
  payerId: number,
  message: MessageRow,
  body: MessagePurchaseRequest,
): PurchaseDraft => ({
  type: 'message',
  subjectId: message.id,
  async make(tx) {
    checkCurrency(body.currency);
    await requirePayee(tx, payerId, message.authorId, 'id');
    const bought = and(
      eq(messagePurchases.messageId, message.id),
      eq(messagePurchases.userId, payerId),
    );
    if ((await tx.select().from(messagePurchases).where(bought)).length > 0)
      throw alreadyPurchased();
    const [now] = await tx.select().from(messages).where(eq(messages.id, message.id));
    const isThere = now?.isPaid && now.deletedAt === null;
    return {
      type: 'message',
      payeeId: message.authorId,
      subject: { type: 'message', id: message.id },
      amount: asShown(isThere ? now.price : null, body.expected_amount),
      card: await cardToCharge(tx, payerId, body.card_id),
    };
  },
});

/** A tip; there may be any number of them. */
export const tipPurchase = (payerId: number, body: TipRequest): PurchaseDraft => ({
  type: 'tip',
  subjectId: null,
  async make(tx, backend) {
    checkCurrency(body.currency);
    const { tip_min, tip_max, tip_message_max } = allLimits;
    if (body.amount < tip_min || body.amount > tip_max)
      throw invalid({ amount: [`The amount field must be between ${tip_min} and ${tip_max}.`] });
    if ((body.message?.length ?? 0) > tip_message_max)
      throw invalid({
        message: [`The message field must not be greater than ${tip_message_max} characters.`],
      });
    const payee = await requirePayee(tx, payerId, body.to_user_id, 'to_user_id');
    if (!payee.isCreator)
      throw forbidden(
        'This member cannot be paid: their identity is not verified.',
        'not_a_creator',
      );
    await checkSubject(backend, tx, payerId, body);
    return {
      type: 'tip',
      payeeId: payee.id,
      subject: body.subject ?? null,
      amount: body.amount,
      note: body.message ?? null,
      card: await cardToCharge(tx, payerId, body.card_id),
    };
  },
});

/** Some months with a creator. */
export const subscriptionPurchase = (
  { clock }: Backend,
  payerId: number,
  body: SubscriptionRequest,
): PurchaseDraft => ({
  type: 'subscription',
  subjectId: body.to_user_id,
  async make(tx) {
    checkCurrency(body.currency);
    const payee = await requirePayee(tx, payerId, body.to_user_id, 'to_user_id');
    const running = and(
      eq(subscriptions.byUserId, payerId),
      eq(subscriptions.toUserId, payee.id),
      gt(subscriptions.expiresAt, clock()),
    );
    if ((await tx.select().from(subscriptions).where(running)).length > 0)
      throw conflict('You are already subscribed.', 'already_subscribed');
    const plan = await findPlan(tx, payee, body.plan_id, { viewerId: payerId, now: clock() });
    if (!plan) throw invalid({ plan_id: ['The selected plan id is invalid.'] });
    return {
      type: 'subscription',
      payeeId: payee.id,
      subject: { type: 'user', id: payee.id },
      amount: asShown(plan.price.amount, body.expected_amount),
      terms: {
        months: plan.months,
        autoRenew: body.auto_renew,
        renewsAt: plan.renewal_price.amount,
        ...(plan.trial_days > 0 && { trialDays: plan.trial_days }),
      },
      card: await cardToCharge(tx, payerId, body.card_id),
    };
  },
});

const alreadyPurchased = () => conflict('You own this already.', 'already_purchased');

/** Returns the price if it is the one that the payer saw; else throws 409. */
function asShown(price: number | null | undefined, shown: number): number {
  if (price === null || price === undefined)
    throw conflict('This is not for sale any more.', 'not_for_sale');
  if (price !== shown) throw priceChanged(toMoney(price));
  return price;
}

/** The payee: not oneself, not deleted, not across a block. */
async function requirePayee(
  tx: Tx,
  payerId: number,
  payeeId: number,
  field: string,
): Promise<UserRow> {
  if (payeeId === payerId) throw invalid({ [field]: ['You cannot pay yourself.'] });
  await lockPair(tx, payerId, payeeId);
  const [payee] = await tx.select().from(users).where(eq(users.id, payeeId)).for('key share');
  if (!payee || payee.isDeleted || payee.id === 1)
    throw invalid({ [field]: [`The selected ${field.replaceAll('_', ' ')} is invalid.`] });
  await refuseAcrossBlock(tx, payerId, payeeId);
  return payee;
}

/** Throws unless the subject of a tip is the payee's, and something that the payer may know of. */
async function checkSubject(
  backend: Backend,
  tx: Tx,
  payerId: number,
  { subject, to_user_id: payeeId }: TipRequest,
) {
  if (!subject) return;
  const side = { ownerId: payerId, withUserId: payeeId, chatType: 0 as const };
  const found =
    subject.type === 'post'
      ? await knownPost(backend, tx, payerId, subject.id)
      : await findMessage(tx, side, subject.id);
  if (found?.authorId !== payeeId)
    throw invalid({ 'subject.id': ['The selected subject id is invalid.'] });
}
