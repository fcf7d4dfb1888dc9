import { beforeEach, expect, it } from 'vitest';
import { messagesAnswer } from '#src/contract/chat/chat.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, type Name } from '../world.ts';
import { say } from './talk.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const barOf = async (browser: Browser, who: Name) => {
  const answer = await browser.post('/api/v1/messages', { withUserId: idOf(who), type: 0 });
  return messagesAnswer.parse(await answer.json()).bar;
};

it('says why one may not write before it is tried', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  expect(await barOf(bo, 'ada')).toBeNull();
  expect(await barOf(bo, 'eli')).toBe('gone');
  await ban(backend, 'ada', 'bo', 'restrict');
  expect(await barOf(bo, 'ada')).toBe('restricted');
  expect(await barOf(ada, 'bo')).toBeNull();
  await ban(backend, 'bo', 'fay', 'block');
  expect(await barOf(bo, 'fay')).toBe('blocking');
});

it('lets a stranger write so much, and on after an answer', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  for (let count = 0; count < 20; count += 1) await say(ada, 'bo', `Line ${count}`);
  expect(await barOf(ada, 'bo')).toBe('unanswered');
  await say(bo, 'ada', 'Yes?');
  expect(await barOf(ada, 'bo')).toBeNull();
  await follow(backend, 'bo', 'ada');
  expect(await barOf(ada, 'bo')).toBeNull();
});
