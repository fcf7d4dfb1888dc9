import { expect, test } from 'vitest';
import { post } from '../chat/talk.ts';
import { createTestBackend } from '../harness.ts';
import { signedIn } from '../auth/browser.ts';

test('U+0000, which no database keeps, leaves a text and is no address', async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const sent = await post(ada, 'bo', { message: ' nul \0 byte\0 ' });
  expect(await sent.json()).toMatchObject({ success: true, message: { text: 'nul  byte' } });
  for (const path of ['/api/v1/pages/%00', '/api/v1/users/a%00b'])
    expect((await ada.get(path)).status, path).toBe(404);
  expect((await ada.get('/api/v1/explore?q=%00x')).status).toBe(400);
});
