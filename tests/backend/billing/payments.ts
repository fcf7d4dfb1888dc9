import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import { expect } from 'vitest';
import { cards, ledgerEntries, payments } from '#src/backend/db/schema/billing.ts';
import { pspCharges, pspRefunds } from '#src/backend/db/schema/psp.ts';
import type { Card, CardSetupAnswer } from '#src/contract/billing/billing.ts';
import type { Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { idOf, type Name } from '../world.ts';

/** The card that the seed gives `bo`. */
export const boCardId = 1;

export const newKey = () => ({ 'Idempotency-Key': randomUUID() });

/** A click of the stand-in's own page, in its own origin: no cookies, `Origin: null`. */
export const inFrame = (backend: TestBackend, path: string, fields: Record<string, string>) =>
  backend.fetch(path, {
    method: 'POST',
    headers: { Origin: 'null' },
    body: new URLSearchParams(fields),
  });

/** Opens a field and types a card into it. */
export async function typeCard(
  backend: TestBackend,
  browser: Browser,
  number: string,
  expiry = '12/30',
): Promise<{ setupId: string; answer: Response }> {
  const opened = await browser.post('/api/v1/billing/cards/setup');
  expect(opened.status).toBe(200);
  const { setup_id: setup } = (await opened.json()) as CardSetupAnswer;
  const cvc = number.startsWith('37') ? '1234' : '123';
  const answer = await inFrame(backend, '/psp/setups', { setup, number, expiry, cvc });
  return { setupId: setup, answer };
}

/** Saves a card by its test number. */
export async function saveCard(
  backend: TestBackend,
  browser: Browser,
  number: string,
  expiry?: string,
): Promise<Card> {
  const { setupId } = await typeCard(backend, browser, number, expiry);
  const answer = await browser.post('/api/v1/billing/cards', { setup_id: setupId }, newKey());
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: Card }).data;
}

interface Tip {
  amount?: number;
  card_id?: number;
  to_user_id?: number;
  currency?: string;
  message?: string;
  subject?: { type: string; id: number };
}
export const tip = (
  browser: Browser,
  to: Name,
  rest: Tip = {},
  headers: Record<string, string> = newKey(),
) =>
  browser.post(
    '/api/v1/tips',
    { to_user_id: idOf(to), amount: 500, currency: 'USD', card_id: boCardId, ...rest },
    headers,
  );

export const subscribeTo = (
  browser: Browser,
  to: Name,
  rest: Record<string, unknown> = {},
  headers: Record<string, string> = newKey(),
) =>
  browser.post(
    '/api/v1/subscriptions',
    {
      to_user_id: idOf(to),
      plan_id: 3,
      expected_amount: 2697,
      currency: 'USD',
      card_id: boCardId,
      auto_renew: true,
      ...rest,
    },
    headers,
  );

/** Charges made by the stand-in: the reference for all amounts. */
export const chargesOf = ({ db }: TestBackend) =>
  db.select().from(pspCharges).where(eq(pspCharges.status, 'succeeded'));

/** Every booked payment adds up to zero, and there are as many as charges. */
export async function expectBooksToBalance(backend: TestBackend): Promise<void> {
  const { db } = backend;
  const sums = await db
    .select({ id: ledgerEntries.paymentId, total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.paymentId);
  expect(sums.every(({ total }) => total === 0)).toBe(true);
  const paid = await db.select().from(payments).where(eq(payments.status, 'succeeded'));
  expect(sums).toHaveLength(paid.length);
  const charges = await chargesOf(backend);
  const taken = charges.reduce((total, { amount }) => total + amount, 0);
  // No card pays an inviter's share.
  const charged = paid.filter(({ type }) => type !== 'referral');
  expect(taken).toBe(charged.reduce((total, { amount }) => total + amount, 0));
  expect(charges).toHaveLength(charged.length);
  const back = await db.select().from(pspRefunds);
  expect(back.reduce((total, { amount }) => total + amount, 0)).toBe(
    charged.reduce((total, { givenBack }) => total + givenBack, 0),
  );
}

/** Gives a saved card another behaviour at the stand-in, as a bank changes its mind. */
export async function cardOf({ db }: TestBackend, name: Name, last4: string) {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, idOf(name)), eq(cards.last4, last4)));
  if (!row) throw new Error(`${name} has no such card`);
  return row;
}

/** Turns one of the money switches. */
export const press = (backend: TestBackend, path: string, body: unknown = {}) =>
  backend.fetch(`/__test/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Payloads of `PaymentUpdated` that a member was told, in order. */
export const announcedPayments = (backend: TestBackend, name: Name) =>
  backend.published
    .filter(
      ({ event, channels }) =>
        event.endsWith('PaymentUpdated') &&
        channels.includes(`private-App.Models.User.${idOf(name)}`),
    )
    .map(({ data }) => (data as { transaction: { id: number; status: string } }).transaction);
