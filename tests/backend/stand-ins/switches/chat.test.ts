import { beforeEach, expect, test } from 'vitest';
import type { AudienceAnswer } from '#src/contract/chat/audience.ts';
import { signedIn } from '../../auth/browser.ts';
import { press } from '../../billing/payments.ts';
import { list, post, read, say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
const [ada, bo] = ['ada@fanfare.test', 'bo@fanfare.test'];

test('a talk of any length, some of it for sale', async () => {
  const answer = await press(backend, 'talk', { between: [ada, bo], count: 300, paidEvery: 10 });
  expect(answer.status).toBe(204);
  const browser = await signedIn(backend, 'bo');
  const newest = await read(browser, 'ada');
  expect(newest).toHaveLength(30);
  expect(newest[0]).toMatchObject({ is_paid: true, price: 500 });
  expect(newest[1]?.text).toMatch(/^Line 299/);
  expect(await list(browser)).toMatchObject({ count: 1, unread: 0 });
  await say(browser, 'ada', 'Next');
  expect((await read(browser, 'ada'))[0]?.text).toBe('Next');
  expect((await press(backend, 'talk', { between: [ada, 'x@x.test'], count: 1 })).status).toBe(404);
});

test('a crowd that follows', async () => {
  for (let times = 0; times < 2; times += 1)
    expect((await press(backend, 'crowd', { of: ada, count: 50 })).status).toBe(204);
  const answer = await (await signedIn(backend, 'ada')).get('/api/v1/chat/audience');
  const { data } = (await answer.json()) as AudienceAnswer;
  expect(data.followers.recipients).toBe(100);
});

test('an answer is held until the events of its call are out', async () => {
  const browser = await signedIn(backend, 'ada');
  await press(backend, 'faults', { path: '/api/v1/chat/send', answerDelay: 1_000 });
  const answer = post(browser, 'bo', { message: 'Hello' });
  // No timer: one that is late would see the event behind the answer.
  while (backend.published.length === 0) await new Promise(setImmediate);
  const start = performance.now();
  await answer;
  expect(performance.now() - start).toBeGreaterThan(100);
});

test('a fault meets one tab and leaves the other alone', async () => {
  const browser = await signedIn(backend, 'ada');
  const fault = { path: '/api/v1/me', headers: { 'x-tab': 'one' }, answer: { status: 500 } };
  await press(backend, 'faults', fault);
  expect((await browser.get('/api/v1/me', { 'X-Tab': 'two' })).status).toBe(200);
  expect((await browser.get('/api/v1/me', { 'X-Tab': 'one' })).status).toBe(500);
  expect((await browser.get('/api/v1/me', { 'X-Tab': 'one' })).status).toBe(200);
});
