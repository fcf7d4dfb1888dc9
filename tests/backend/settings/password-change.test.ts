import { expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';

const newer = 'a-wholly-new-one';
const change = { current_password: demoPassword, password: newer, password_confirmation: newer };

test('other calls of the browser that sets a new password do not end its session', async () => {
  const seen: number[] = [];
  const during: { look?: () => Promise<void> } = {};
  const { broadcast } = await createTestBackend();
  // The channels are asked to authorise again after the change, and before the answer.
  const reauthorize = async () => during.look?.();
  const backend = await createTestBackend({ broadcast: { ...broadcast, reauthorize } });
  const browser = await signedIn(backend, 'ada');
  const look = async () => {
    seen.push((await browser.get('/api/v1/me')).status);
  };
  during.look = look;
  expect((await browser.send('PUT', '/user/password', change)).status).toBe(200);
  await look();
  expect(seen).toEqual([200, 200]);
});
