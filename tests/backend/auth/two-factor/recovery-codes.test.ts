import { beforeEach, expect, test } from 'vitest';
import { demoPassword, demoRecoveryCodes } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser } from '../browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

/** Cy has given the password and is asked for the second factor. */
async function pending() {
  const browser = await openBrowser(backend);
  await browser.post('/login', { email: 'cy@fanfare.test', password: demoPassword });
  return browser;
}

async function newCodes() {
  const browser = await pending();
  await browser.post('/two-factor-challenge', { recovery_code: demoRecoveryCodes[0] });
  await browser.post('/user/confirm-password', { password: demoPassword });
  await browser.post('/user/two-factor-recovery-codes');
  return (await (await browser.get('/user/two-factor-recovery-codes')).json()) as string[];
}

const wide = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);

test.each([
  ['in capitals', (code: string) => code.toUpperCase()],
  ['in one piece', (code: string) => code.replaceAll('-', '')],
  ['in pairs', (code: string) => code.replaceAll('-', '').replaceAll(/../g, '$& ')],
  ['with long dashes and spaces around', (code: string) => ` ${code.replaceAll('-', ' — ')}\n`],
  ['with letters for digits', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ['with I for 1', (code: string) => code.replaceAll('1', 'I')],
  ['on a Cyrillic keyboard', (code: string) => code.replaceAll('a', 'а').replaceAll('c', 'С')],
  ['in full width', (code: string) => code.replaceAll(/[!-~]/g, wide)],
])('a recovery code is taken as typed from paper: %s', async (_how, typed) => {
  const [code = ''] = await newCodes();
  const missing = typed(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`);
  const wrongly = await (await pending()).post('/two-factor-challenge', { recovery_code: missing });
  expect(wrongly.status).toBe(422);
  const answer = await (
    await pending()
  ).post('/two-factor-challenge', { recovery_code: typed(code) });
  expect(answer.status).toBe(204);
  const again = await (await pending()).post('/two-factor-challenge', { recovery_code: code });
  expect(again.status).toBe(422);
});

test('a code of before, of ten and ten, is taken so too', async () => {
  const old = (demoRecoveryCodes[1] ?? '').toUpperCase().replace('-', ' ');
  const answer = await (await pending()).post('/two-factor-challenge', { recovery_code: old });
  expect(answer.status).toBe(204);
});
