import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import type { SendAnswer } from '#src/contract/chat/chat.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { post, read } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const key = () => ({ 'Idempotency-Key': randomUUID() });

it('needs a key', async () => {
  const answer = await post(ada, 'bo', { message: 'x' }, {});
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_key_required' });
});

it('sends once and replays the answer', async () => {
  const headers = key();
  const first = await post(ada, 'bo', { message: 'once' }, headers);
  const again = await post(ada, 'bo', { message: 'once' }, headers);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toEqual(await first.json());
  expect(await read(ada, 'bo')).toHaveLength(1);
  expect(backend.published).toHaveLength(2);
});

it('refuses the key of another message', async () => {
  const headers = key();
  await post(ada, 'bo', { message: 'one' }, headers);
  const answer = await post(ada, 'bo', { message: 'two' }, headers);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

it('stores one message for two calls at once', async () => {
  const headers = key();
  const answers = await Promise.all([
    post(ada, 'bo', { message: 'twin' }, headers),
    post(ada, 'bo', { message: 'twin' }, headers),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([200, 409]).toContain(statuses[1]);
  expect(await read(ada, 'bo')).toHaveLength(1);
});

it('finds what was stored when the process died before the answer was kept', async () => {
  const headers = key();
  const first = (await (await post(ada, 'bo', { message: 'x' }, headers)).json()) as SendAnswer;
  const sameKey = eq(idempotencyKeys.key, headers['Idempotency-Key']);
  await backend.db.delete(idempotencyKeys).where(sameKey);
  const again = (await (await post(ada, 'bo', { message: 'x' }, headers)).json()) as SendAnswer;
  expect(again.message?.id).toBe(first.message?.id);
  expect(await read(ada, 'bo')).toHaveLength(1);
});

it('says that the first call still runs', async () => {
  const headers = key();
  await post(ada, 'bo', { message: 'x' }, headers);
  const sameKey = eq(idempotencyKeys.key, headers['Idempotency-Key']);
  await backend.db.update(idempotencyKeys).set({ status: null, body: null }).where(sameKey);
  const answer = await post(ada, 'bo', { message: 'x' }, headers);
  expect(answer.status).toBe(409);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ code: 'idempotency_in_progress' });
});
