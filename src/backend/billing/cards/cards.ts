import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Card } from '#src/contract/billing/billing.ts';
import { allLimits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import type { Queryable, Tx } from '../../db/db.ts';
import { cards, type CardRow } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { users } from '../../db/schema/users.ts';
import { Refusal, invalid, notFound } from '../../http/failures.ts';
import { isPast } from './card-expiry.ts';
import { cardRefused } from '../payments/payment-response.ts';
import { lockPayer } from '../payments/start-payment.ts';
import type { ProviderCard } from '../provider/provider.ts';
import { customerOf, providerOf } from '../provider/providers.ts';

/** A member's cards, the default first; two queries however many. */
export async function listCards({ db, clock }: Backend, userId: number): Promise<Card[]> {
  const now = clock();
  const rows = await db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(desc(cards.isDefault), asc(cards.id));
  const used = await db
    .select({
      cardId: subscriptions.cardId,
      username: users.username,
      display_name: users.displayName,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.toUserId))
    .where(and(eq(subscriptions.byUserId, userId), renews(now)))
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id));
  const usedBy = (id: number) =>
    used
      .filter(({ cardId }) => cardId === id)
      .map(({ username, display_name }) => ({ username, display_name }));
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    exp_month: row.expMonth,
    exp_year: row.expYear,
    is_default: row.isDefault,
    is_expired: isPast(row.expMonth, row.expYear, now),
    subscriptions_count: usedBy(row.id).length,
    subscriptions: usedBy(row.id),
  }));
}

/** Subscriptions that will charge their card again. */
const renews = (now: Date) =>
  and(
    eq(subscriptions.isAutoRenewable, true),
    or(gt(subscriptions.expiresAt, now), gt(subscriptions.renewalFailures, 0)),
  );

/**
 * Keeps the card that was entered in a field. 422 while nothing was, 402 when the bank refuses it, 409
 * when the same card is kept already; with a new date it takes the place of the old one.
 */
export async function saveCard(
  backend: Backend,
  userId: number,
  { setup_id: setupId, make_default: makeDefault }: { setup_id: string; make_default: boolean },
): Promise<{ card: Card; isNew: boolean }> {
  const taken = await providerOf(backend).takeCard(setupId, customerOf(userId));
  if (taken.status === 'unfinished')
    throw invalid({ setup_id: ['The selected setup id is invalid.'] });
  if (taken.status === 'declined') throw cardRefused(taken.declineCode);
  const kept = await backend.db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    return keep(tx, backend.clock(), userId, taken.card, makeDefault);
  });
  const saved = (await listCards(backend, userId)).find(({ id }) => id === kept.id);
  if (!saved) throw notFound();
  if (kept.isDuplicate)
    throw new Refusal(409, {
      message: 'This card is saved already.',
      code: 'duplicate_card',
      card: saved,
    });
  return { card: saved, isNew: kept.isNew };
}

async function keep(tx: Tx, now: Date, userId: number, card: ProviderCard, makeDefault: boolean) {
  const { token, fingerprint, brand, last4, expMonth, expYear } = card;
  const mine = await tx.select().from(cards).where(eq(cards.userId, userId));
  const same = mine.find((one) => one.fingerprint === fingerprint);
  const isDefault = makeDefault || mine.length === 0 || (same?.isDefault ?? false);
  if (same?.providerToken === token) return { id: same.id, isDuplicate: false, isNew: false };
  if (same?.expMonth === expMonth && same.expYear === expYear)
    return { id: same.id, isDuplicate: true, isNew: false };
  if (!same && mine.length >= allLimits.cards_max)
    throw invalid({ setup_id: [`You can keep at most ${allLimits.cards_max} cards.`] });
  if (isDefault) await tx.update(cards).set({ isDefault: false }).where(eq(cards.userId, userId));
  const values = { providerToken: token, brand, last4, expMonth, expYear, isDefault };
  const [row] = same
    ? await tx.update(cards).set(values).where(eq(cards.id, same.id)).returning()
    : await tx
        .insert(cards)
        .values({ userId, fingerprint, ...values, createdAt: now })
        .returning();
  if (!row) throw new Error('The card was not stored.');
  return { id: row.id, isDuplicate: false, isNew: true };
}

/** The member's own card; 404 for any other. */
async function findCard(db: Queryable, userId: number, id: number): Promise<CardRow> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/** Makes it the card that is offered first; false when it was. */
export const makeDefaultCard = ({ db }: Backend, userId: number, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    if ((await findCard(tx, userId, id)).isDefault) return false;
    await tx
      .update(cards)
      .set({ isDefault: sql`${cards.id} = ${id}` })
      .where(eq(cards.userId, userId));
    return true;
  });

/**
 * Forgets a card, here and at the provider. What renews with it renews with another from then on; 409
 * with their number where none is named.
 */
export async function removeCard(
  backend: Backend,
  userId: number,
  { id, replaceWith }: { id: number; replaceWith?: number | undefined },
): Promise<void> {
  const row = await backend.db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    const card = await findCard(tx, userId, id);
    if (replaceWith !== undefined) await moveRenewals(tx, userId, id, replaceWith, backend.clock());
    const [used] = await tx
      .select({ total: count() })
      .from(subscriptions)
      .where(and(eq(subscriptions.cardId, id), renews(backend.clock())));
    if (used && used.total > 0)
      throw new Refusal(409, {
        message: 'Subscriptions renew with this card.',
        code: 'used_by_subscriptions',
        count: used.total,
      });
    await tx.delete(cards).where(eq(cards.id, id));
    if (card.isDefault) await promoteNewest(tx, userId);
    return card;
  });
  await providerOf(backend).forgetCard(row.providerToken);
}

async function moveRenewals(tx: Tx, userId: number, from: number, to: number, now: Date) {
  const other = await findCard(tx, userId, to);
  if (other.id === from || isPast(other.expMonth, other.expYear, now))
    throw invalid({ replace_with: ['The selected card cannot renew anything.'] });
  const own = and(eq(subscriptions.cardId, from), eq(subscriptions.byUserId, userId));
  await tx.update(subscriptions).set({ cardId: to }).where(own);
}

async function promoteNewest(tx: Tx, userId: number) {
  const [newest] = await tx
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(desc(cards.id))
    .limit(1);
  if (newest) await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, newest.id));
}
