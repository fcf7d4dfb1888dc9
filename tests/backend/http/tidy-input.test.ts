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

test('a text with a link turns nothing around, and any other text may', async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const sent = async (message: string) => {
    const answer = await post(ada, 'bo', { message });
    return ((await answer.json()) as { message: { text: string } }).message.text;
  };
  expect(await sent('see \u202ehttps://evil.test/moc.knab')).toBe('see https://evil.test/moc.knab');
  expect(await sent('\u2067bank.com\u2069 x')).toBe('bank.com x');
  expect(await sent('\u2067שלום\u2069 Ada')).toBe('\u2067שלום\u2069 Ada');
});
