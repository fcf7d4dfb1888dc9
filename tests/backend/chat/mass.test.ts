import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, storeFile, subscribe } from '../world.ts';
import { list, post, read, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  for (const name of ['bo', 'fay', 'eli', 'dee'] as const) await follow(backend, name, 'ada');
  await subscribe(backend, 'cy', 'ada');
  await subscribe(backend, 'fay', 'ada', -3);
});

it('reaches an audience once each, in chats of their own', async () => {
  await ban(backend, 'fay', 'ada', 'restrict');
  const { hash } = await storeFile(backend, 'ada');
  backend.advance(30_000);
  await bo.get('/api/v1/me');
  const words = { message: 'To all of you', fileHash: [hash], rcpt: 'all' };
  const key = { 'Idempotency-Key': randomUUID() };
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await post(ada, 'bo', words, key);
    expect(await answer.json()).toEqual({
      success: true,
      message: null,
      error: null,
      recipients: 3,
    });
  }
  const [mine] = await read(bo, 'ada');
  expect(mine).toMatchObject({ text: 'To all of you', media: [{ hash, is_locked: false }] });
  expect(await read(bo, 'ada')).toHaveLength(1);
  expect(await (await bo.get('/api/v1/me')).json()).toMatchObject({ unread: 1 });
  expect(await read(await signedIn(backend, 'fay'), 'ada')).toEqual([]);
  const told = backend.published.map(({ channels }) => channels[0]);
  expect(told).toEqual([`private-App.Models.User.${idOf('bo')}`]);
});

it('does not flood the author’s list, and shows a chat once it is answered', async () => {
  await post(ada, 'bo', { message: 'Hello', isPaid: true, price: 400, rcpt: 'followers' });
  expect((await list(ada)).count).toBe(0);
  expect((await read(bo, 'ada'))[0]).toMatchObject({ is_locked: true, text: null, price: 400 });
  await say(bo, 'ada', 'Hello yourself');
  expect((await list(ada)).list[0]).toMatchObject({ paid_sent_mass_counter: 1, unread_count: 1 });
  expect(await read(ada, 'bo')).toHaveLength(2);
});

it('is for creators, and not for nobody', async () => {
  expect((await post(bo, 'ada', { message: 'x', rcpt: 'followers' })).status).toBe(403);
  expect((await post(ada, 'bo', { message: 'x', rcpt: 'friends' })).status).toBe(422);
  const fay = await signedIn(backend, 'fay');
  const answer = await post(fay, 'bo', { message: 'x', rcpt: 'subscribers' });
  expect(await answer.json()).toMatchObject({ success: false, message: null });
});
