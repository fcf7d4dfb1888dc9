import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from '#src/backend/billing/payments/reconcile.ts';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, writePost } from '../world.ts';
import {
  dieBeforeCharging,
  tipHeaders as headers,
  tipKey as key,
  tipRoute as route,
} from './deaths.ts';
import { anotherProcess } from './instances.ts';
import { boCardId, chargesOf, expectBooksToBalance, newKey, press, tip } from './payments.ts';

let backend: TestBackend;
let other: { backend: TestBackend; close: () => Promise<void> };
let bo: Browser;
let boElsewhere: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  other = await anotherProcess(backend);
  bo = await signedIn(backend, 'bo');
  boElsewhere = await signedIn(other.backend, 'bo');
});
afterEach(() => other.close());

const path = `/api/v1/billing/intents/${key}`;

test('what became of it; 404 for one that never came', async () => {
  expect((await bo.get(path)).status).toBe(404);
  await tip(bo, 'ada', {}, headers);
  expect(await (await bo.get(path)).json()).toMatchObject({
    status: 'succeeded',
    action_url: null,
    transaction: { type: 'tip' },
  });
  expect((await (await signedIn(backend, 'ada')).get(path)).status).toBe(404);
});

test('409 while its call runs', async () => {
  const fresh = randomUUID();
  const row = { userId: idOf('bo'), route, key: fresh, fingerprint: 'x' };
  await backend.db.insert(idempotencyKeys).values({ ...row, createdAt: backend.clock() });
  const answer = await bo.get(`/api/v1/billing/intents/${fresh}`);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_in_progress' });
});

test('withdrawn before it came: never paid', async () => {
  expect((await bo.send('DELETE', path)).status).toBe(204);
  expect((await bo.send('DELETE', path)).status).toBe(204);
  const late = await tip(bo, 'ada', {}, headers);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'intent_withdrawn' });
  expect(await chargesOf(backend)).toEqual([]);
});

test('withdrawn while the bank asks: ended', async () => {
  await press(backend, 'money', { action: 1 });
  expect((await tip(bo, 'ada', {}, headers)).status).toBe(202);
  expect((await bo.send('DELETE', path)).status).toBe(204);
  expect(await (await bo.get(path)).json()).toMatchObject({
    status: 'failed',
    transaction: { decline_code: 'withdrawn' },
  });
});

test('withdrawn when the process died before it asked the provider', async () => {
  await dieBeforeCharging(backend);
  expect((await bo.send('DELETE', path)).status).toBe(204);
  backend.advance(2_000);
  await reconcile(backend);
  expect(await chargesOf(backend)).toEqual([]);
});

test('what was paid, or may be, cannot be withdrawn', async () => {
  await tip(bo, 'ada', {}, headers);
  const refused = await bo.send('DELETE', path);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'intent_paid' });
  await press(backend, 'money', { processing: 1 });
  const slow = newKey();
  await tip(bo, 'ada', {}, slow);
  const path2 = `/api/v1/billing/intents/${slow['Idempotency-Key']}`;
  expect((await bo.send('DELETE', path2)).status).toBe(409);
});

test('a withdrawal and the payment at once: never both', async () => {
  const [paid, gone] = await Promise.all([
    tip(bo, 'ada', {}, headers),
    boElsewhere.send('DELETE', path),
  ]);
  const charges = await chargesOf(backend);
  expect(charges).toHaveLength(paid.status === 201 ? 1 : 0);
  expect(gone.status).toBe(paid.status === 201 ? 409 : 204);
  await expectBooksToBalance(backend);
});

test('a key counts once a route: the same one pays a tip and a post', async () => {
  const { id } = await writePost(backend, 'ada', { isPaid: true, price: 700 });
  const body = { expected_amount: 700, currency: 'USD', card_id: boCardId };
  expect((await tip(bo, 'ada', {}, headers)).status).toBe(201);
  expect((await bo.post(`/api/v1/posts/${id}/purchase`, body, headers)).status).toBe(201);
  expect(await chargesOf(backend)).toHaveLength(2);
});
