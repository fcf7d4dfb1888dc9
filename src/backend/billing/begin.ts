import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { afterLatest } from '../db/after-latest.ts';
import type { Tx } from '../db/db.ts';
import {
  cards,
  paymentIntents,
  payments,
  type CardRow,
  type PaymentRow,
  type PaymentTerms,
} from '../db/schema/billing.ts';
import { conflict, forbidden, invalid } from '../http/failures.ts';
import { hasLeaver } from '../people/leavers.ts';
import { allLimits } from '../config/limits.ts';
import { feeOf } from '../config/money.ts';
import { unavailable } from './renewal-refused.ts';

/** Payer, `Idempotency-Key` and route of a payment; a key counts once per route. */
export interface Intent {
  payerId: number;
  key: string;
  /** Method and path, as in `POST /api/v1/tips`. */
  route: string;
}

/** Payment to be made, built by the rules of its type, which throw a refusal when it may not be. */
export interface Draft {
  type: PaymentRow['type'];
  payeeId: number;
  subject: { type: 'post' | 'message' | 'user'; id: number } | null;
  amount: number;
  card: CardRow;
  note?: string | null;
  terms?: PaymentTerms;
}

/** Maker of a draft, and its subject, for which only one payment is under way at a time. */
export interface PurchaseDraft {
  type: PaymentRow['type'];
  /** Id of the thing; null for tips, which may be many. */
  subjectId: number | null;
  make: (tx: Tx, backend: Backend) => Promise<Draft>;
}

export type Begun =
  | { kind: 'new' | 'known'; payment: PaymentRow }
  /** Another intent for the same thing has not come to its end. */
  | { kind: 'pending'; payment: PaymentRow };

const open = ['pending', 'requires_action'] as const;

/**
 * Stores the payment of an intent, once: a second call with the key gets the first one's. All
 * intents of a payer queue here, so that what was under way or bought a moment ago is seen.
 */
export const beginPayment = (
  backend: Backend,
  intent: Intent,
  draft: PurchaseDraft,
): Promise<Begun> =>
  backend.db.transaction(async (tx): Promise<Begun> => {
    const now = backend.clock();
    const { payerId } = intent;
    await lockPayer(tx, payerId);
    const known = await claimIntent(tx, intent, now);
    if (known && !isRetriable(known)) return { kind: 'known', payment: known };
    if (await hasLeaver(tx, [payerId]))
      throw forbidden('This account is deleted.', 'account_deleted');
    const [other] = draft.subjectId === null ? [] : await pendingPayment(tx, payerId, draft);
    if (other) {
      if (!known) await tx.delete(paymentIntents).where(ownIntent(intent));
      return { kind: 'pending', payment: other };
    }
    if (known) {
      await draft.make(tx, backend);
      return { kind: 'known', payment: await reopen(tx, known, now) };
    }
    const payment = await insertPayment(tx, payerId, await draft.make(tx, backend), now);
    await tx.update(paymentIntents).set({ paymentId: payment.id }).where(ownIntent(intent));
    return { kind: 'new', payment };
  });

const ofKey = ({ payerId, key }: Intent) =>
  and(eq(paymentIntents.payerId, payerId), eq(paymentIntents.key, key));
const ownIntent = (intent: Intent) => and(ofKey(intent), eq(paymentIntents.route, intent.route));

/**
 * Locks the payer: until the transaction ends no other call begins, withdraws or changes a payment
 * of theirs.
 */
export const lockPayer = (tx: Tx, payerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${payerId}::bigint)`);

/**
 * True if the provider refused to look at it: nothing was charged, and the key may be tried again.
 */
const isRetriable = ({ status, declineCode }: PaymentRow) =>
  status === 'failed' && declineCode === unavailable;

async function reopen(tx: Tx, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  const [opened = payment] = await tx
    .update(payments)
    .set({ status: 'pending', declineCode: null, settledAt: null, updatedAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  return opened;
}

/** Claims an intent: undefined when it is this call's own; 409 when its key was withdrawn. */
async function claimIntent(tx: Tx, intent: Intent, now: Date): Promise<PaymentRow | undefined> {
  const known = await tx
    .select({ intent: paymentIntents, payment: payments })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.id, paymentIntents.paymentId))
    .where(ofKey(intent));
  if (known.some((one) => one.intent.withdrawnAt !== null))
    throw conflict('This payment was withdrawn before it was made.', 'intent_withdrawn');
  const own = known.find((one) => one.intent.route === intent.route);
  if (!own) await tx.insert(paymentIntents).values({ ...intent, createdAt: now });
  return own?.payment ?? undefined;
}

/** Latest end of those versions of a post that are no longer its own. */
const endedVersions = (postId: number) =>
  sql`select max(ended_at) from post_versions where post_id = ${postId}`;

const pendingPayment = (tx: Tx, payerId: number, { type, subjectId }: PurchaseDraft) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerId, payerId),
        eq(payments.type, type),
        eq(payments.subjectId, subjectId ?? 0),
        inArray(payments.status, [...open]),
      ),
    );

/** Stores a payment that is not charged yet. */
export async function insertPayment(
  tx: Tx,
  payerId: number,
  { type, payeeId, subject, amount, card, note, terms }: Draft,
  now: Date,
  renewalKey: string | null = null,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      type,
      payerId,
      payeeId,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      amount,
      fee: feeOf(amount),
      currency: allLimits.currency,
      status: 'pending',
      cardId: card.id,
      cardToken: card.providerToken,
      cardBrand: card.brand,
      cardLast4: card.last4,
      note: note ?? null,
      terms: terms ?? null,
      renewalKey,
      // Later than the end of every version of the post that was over when it was agreed upon.
      createdAt: type === 'post' ? afterLatest(now, endedVersions(subject?.id ?? 0)) : now,
      updatedAt: now,
    })
    .returning();
  if (!payment) throw new Error('The payment was not stored.');
  return payment;
}

/** The payer's own card; 422 for any other. */
export async function cardToCharge(tx: Tx, payerId: number, cardId: number): Promise<CardRow> {
  const [card] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.userId, payerId)));
  if (!card) throw invalid({ card_id: ['The selected card id is invalid.'] });
  return card;
}

/** Throws 422 for a currency that we do not take. */
export function checkCurrency(currency: string) {
  if (currency !== allLimits.currency)
    throw invalid({ currency: ['The selected currency is invalid.'] });
}
