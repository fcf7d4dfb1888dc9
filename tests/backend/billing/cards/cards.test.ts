import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { cardConflict, cardsAnswer, paymentRefused } from '#src/contract/billing/billing.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { boCardId, newKey, press, saveCard, subscribeTo, tip, typeCard } from '../payments.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const listed = async (browser = ada) =>
  cardsAnswer.parse(await (await browser.get('/api/v1/billing/cards')).json()).data;
const save = (setup_id: string, rest: object = {}, headers = newKey()) =>
  ada.post('/api/v1/billing/cards', { setup_id, ...rest }, headers);

test('the first one is the default, the next one only when it is asked for', async () => {
  const visa = await saveCard(backend, ada, '4242 4242 4242 4242');
  expect(visa).toMatchObject({
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2030,
    is_default: true,
    is_expired: false,
    subscriptions_count: 0,
  });
  expect(await saveCard(backend, ada, '5555555555554444')).toMatchObject({
    brand: 'mastercard',
    is_default: false,
  });
  const { setupId } = await typeCard(backend, ada, '378282246310005');
  await save(setupId, { make_default: true });
  expect((await listed()).map(({ brand, is_default }) => [brand, is_default])).toEqual([
    ['amex', true],
    ['visa', false],
    ['mastercard', false],
  ]);
});

test('the default can be another; removing it makes the newest one the default', async () => {
  const first = await saveCard(backend, ada, '4242424242424242');
  const second = await saveCard(backend, ada, '5555555555554444');
  const patched = await ada.send('PATCH', `/api/v1/billing/cards/${second.id}`, {
    is_default: true,
  });
  expect(patched.status).toBe(200);
  expect((await listed())[0]).toMatchObject({ id: second.id, is_default: true });
  expect((await ada.send('DELETE', `/api/v1/billing/cards/${second.id}`)).status).toBe(204);
  expect(await listed()).toMatchObject([{ id: first.id, is_default: true }]);
  expect((await ada.send('DELETE', `/api/v1/billing/cards/${second.id}`)).status).toBe(404);
});

test('somebody else’s card is not there', async () => {
  expect((await ada.send('DELETE', `/api/v1/billing/cards/${boCardId}`)).status).toBe(404);
  const patch = { is_default: true };
  expect((await ada.send('PATCH', `/api/v1/billing/cards/${boCardId}`, patch)).status).toBe(404);
});

describe('saving', () => {
  test('nothing typed, another member’s field, a field whose hour is over: 422', async () => {
    const opened = await ada.post('/api/v1/billing/cards/setup');
    const { setup_id: empty, origin } = (await opened.json()) as Record<string, string>;
    expect(origin).toBe('null');
    expect((await save(empty ?? '')).status).toBe(422);
    expect((await save('setup_none')).status).toBe(422);
    const { setupId } = await typeCard(backend, await signedIn(backend, 'bo'), '5555555555554444');
    expect((await save(setupId)).status).toBe(422);
    const mine = await typeCard(backend, ada, '5555555555554444');
    backend.advance(61 * 60_000);
    expect((await save(mine.setupId)).status).toBe(422);
  });

  test.each([
    ['4000000000000101', 'generic_decline'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('the bank refuses %s: 402 %s', async (number, code) => {
    const { setupId, answer } = await typeCard(backend, ada, number);
    expect(answer.status).toBe(200);
    const refused = await save(setupId);
    expect(refused.status).toBe(402);
    expect(paymentRefused.parse(await refused.json())).toMatchObject({ decline_code: code });
    expect(await listed()).toEqual([]);
  });

  test('the same card twice is 409 with the one that is there; a new date replaces it', async () => {
    const first = await saveCard(backend, ada, '4242424242424242', '11/26');
    const twice = await typeCard(backend, ada, '4242-4242-4242-4242', '11 / 26');
    const refused = await save(twice.setupId);
    expect(refused.status).toBe(409);
    expect(cardConflict.parse(await refused.json())).toMatchObject({
      code: 'duplicate_card',
      card: { id: first.id },
    });
    const renewed = await saveCard(backend, ada, '4242424242424242', '11/33');
    expect(renewed).toMatchObject({ id: first.id, exp_year: 2033 });
    expect(await listed()).toHaveLength(1);
  });

  test('the same key, or the same field after a crash, saves one card', async () => {
    const { setupId } = await typeCard(backend, ada, '5555555555554444');
    const key = newKey();
    const first = await save(setupId, {}, key);
    const again = await save(setupId, {}, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect((await save(setupId)).status).toBe(201);
    expect(await listed()).toHaveLength(1);
  });

  test('503 while the provider is down', async () => {
    await press(backend, 'money', { isDown: true });
    const answer = await ada.post('/api/v1/billing/cards/setup');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});

test('a card that renews a subscription is kept, until the renewing ends', async () => {
  const bo = await signedIn(backend, 'bo');
  await subscribeTo(bo, 'ada');
  expect(await listed(bo)).toMatchObject([{ id: boCardId, subscriptions_count: 1 }]);
  const refused = await bo.send('DELETE', `/api/v1/billing/cards/${boCardId}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'used_by_subscriptions', count: 1 });
  await bo.post('/api/v1/people/2/deactivate_renew');
  expect((await bo.send('DELETE', `/api/v1/billing/cards/${boCardId}`)).status).toBe(204);
});

test('an expired card is told so and declined', async () => {
  const bo = await signedIn(backend, 'bo');
  const card = await saveCard(backend, bo, '5555555555554444', '05/26');
  backend.advance(40 * 86_400_000);
  const later = await signedIn(backend, 'bo');
  expect((await listed(later)).find(({ id }) => id === card.id)).toMatchObject({
    is_expired: true,
  });
  const answer = await tip(later, 'ada', { card_id: card.id });
  expect(await answer.json()).toMatchObject({ decline_code: 'expired_card' });
});

test('no table, log or answer ever holds a number or a security code', async () => {
  const number = '4012888888881881';
  const { setupId } = await typeCard(backend, ada, number);
  await save(setupId);
  const tables = await backend.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await backend.db.execute(
      sql.raw(
        `select 1 from "${name}" t where t::text like '%${number}%' or t::text like '%401288%'`,
      ),
    );
    expect(rows, name).toEqual([]);
  }
  expect(backend.logged.join('\n')).not.toContain('401288');
  expect(JSON.stringify(backend.published)).not.toContain('401288');
});

test('a card that renews goes when another one of the same member takes its place', async () => {
  const bo = await signedIn(backend, 'bo');
  const ada = await signedIn(backend, 'ada');
  await subscribeTo(bo, 'ada');
  const spare = await saveCard(backend, bo, '5555555555554444');
  const strange = await saveCard(backend, ada, '4242424242424242');
  expect((await listed(bo))[0]).toMatchObject({ subscriptions: [{ username: 'ada' }] });
  const path = `/api/v1/billing/cards/${boCardId}?replace_with=`;
  for (const other of [strange.id, 999_999])
    expect((await bo.send('DELETE', `${path}${other}`)).status).toBe(404);
  expect((await bo.send('DELETE', `${path}${boCardId}`)).status).toBe(422);
  expect((await bo.send('DELETE', `${path}${spare.id}`)).status).toBe(204);
  expect(await listed(bo)).toMatchObject([
    { id: spare.id, is_default: true, subscriptions: [{ username: 'ada' }] },
  ]);
});
