import { expect, test } from 'vitest';
import { signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { chargesOf, newKey, tip } from './payments.ts';

test('a key that was paid with is answered so beyond the limit and after the right is lost', async () => {
  const backend = await createTestBackend();
  const bo = await signedIn(backend, 'bo');
  const key = newKey();
  const first = await tip(bo, 'ada', { amount: 777 }, key);
  expect(first.status).toBe(201);
  const paid = await first.json();
  for (let call = 0; call < 125; call += 1) await tip(bo, 'ada', { amount: 1 });
  expect((await tip(bo, 'ada', { amount: 777 })).status).toBe(429);
  const again = await tip(bo, 'ada', { amount: 777 }, key);
  expect(again.status).toBe(201);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await again.json()).toEqual(paid);
  expect(await chargesOf(backend)).toHaveLength(1);
});
