import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { deriveSecret } from '../../app-key.ts';
import type { TakenCard } from '../../billing/provider/provider.ts';
import type { Backend } from '../../context.ts';
import { pspCards, pspSetups } from '../../db/schema/psp.ts';
import { behaviourOf, brandOf, readCard, refusalToSave, type ReadCard } from './numbers.ts';

export const fieldPath = '/psp/field';
const setupMilliseconds = 60 * 60_000;
const triesPerSetup = 20;

/** Hands out a card field for a customer of the merchant. */
export async function openSetup({ db, clock }: Backend, customer: string) {
  const now = clock();
  const id = `setup_${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + setupMilliseconds);
  await db.delete(pspSetups).where(lt(pspSetups.expiresAt, now));
  await db.insert(pspSetups).values({ id, customer, status: 'open', expiresAt, createdAt: now });
  return { id, url: `${fieldPath}?setup=${id}`, expiresAt };
}

/** A field that may still be filled in. */
export async function openField({ db, clock }: Backend, id: string) {
  const [setup] = await db.select().from(pspSetups).where(eq(pspSetups.id, id));
  return setup && setup.expiresAt > clock() && setup.status !== 'spent' ? setup : undefined;
}

/**
 * Takes what was typed: keeps a token, the last four digits and a keyed hash, and forgets the rest.
 * Null when the field may no longer be filled in.
 */
export async function fillSetup(
  backend: Backend,
  id: string,
  typed: { number: string; expiry: string; cvc: string },
): Promise<ReadCard | null> {
  const { db, settings, clock } = backend;
  const now = clock();
  const [setup] = await db
    .update(pspSetups)
    .set({ tries: sql`${pspSetups.tries} + 1` })
    .where(
      and(eq(pspSetups.id, id), ne(pspSetups.status, 'spent'), lt(pspSetups.tries, triesPerSetup)),
    )
    .returning();
  if (!setup || setup.expiresAt <= now) return null;
  const card = readCard(typed, now);
  if ('errors' in card) return card;
  const { number, expMonth, expYear } = card;
  const token = `card_${randomBytes(24).toString('base64url')}`;
  await db.insert(pspCards).values({
    token,
    customer: setup.customer,
    fingerprint: createHmac('sha256', deriveSecret(settings.appKey, 'psp'))
      .update(number)
      .digest('hex'),
    brand: brandOf(number),
    last4: number.slice(-4),
    expMonth,
    expYear,
    behaviour: behaviourOf(number),
    createdAt: now,
  });
  await db
    .update(pspSetups)
    .set({ status: 'filled', cardToken: token })
    .where(eq(pspSetups.id, id));
  return card;
}

/** Gives the merchant the card of a filled field; asking again gives the same. */
export async function takeCard(
  { db, clock }: Backend,
  id: string,
  customer: string,
): Promise<TakenCard> {
  const [found] = await db
    .select({ setup: pspSetups, card: pspCards })
    .from(pspSetups)
    .innerJoin(pspCards, eq(pspCards.token, pspSetups.cardToken))
    .where(and(eq(pspSetups.id, id), eq(pspSetups.customer, customer)));
  if (!found || found.setup.expiresAt <= clock()) return { status: 'unfinished' };
  await db.update(pspSetups).set({ status: 'spent' }).where(eq(pspSetups.id, id));
  const { token, fingerprint, brand, last4, expMonth, expYear, behaviour } = found.card;
  const declineCode = refusalToSave(behaviour);
  return declineCode === null
    ? { status: 'saved', card: { token, fingerprint, brand, last4, expMonth, expYear } }
    : { status: 'declined', declineCode };
}
