import { beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from './browser.ts';
import { lastLink, pathOf, sentBy, whoIs } from './mailed.ts';
import { html, passwordlessMember } from './passwordless.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const newcomer = () => passwordlessMember(backend);

const isConfirmed = async (browser: Browser) =>
  (await (await browser.get('/user/confirmed-password-status')).json()) as unknown;

test('a member learns whether there is a password to confirm', async () => {
  expect((await whoIs(await newcomer())).has_password).toBe(false);
  expect((await whoIs(await signedIn(backend, 'bo'))).has_password).toBe(true);
});

test('the link confirms the session in which it is opened, and no other', async () => {
  const browser = await newcomer();
  const answer = await browser.post('/user/confirm-password/link');
  expect([answer.status, await answer.text()]).toEqual([202, '""']);
  const path = pathOf(await lastLink(backend));
  expect((await (await openBrowser(backend)).get(path)).status).toBe(401);
  const stranger = await signedIn(backend, 'bo');
  expect((await stranger.get(path, html)).headers.get('location')).toBe(
    '/confirm-password?error=unauthorized',
  );
  expect(await isConfirmed(stranger)).toEqual({ confirmed: false });
  expect(await isConfirmed(browser)).toEqual({ confirmed: false });
  expect((await browser.get(`${path}0`, html)).headers.get('location')).toBe(
    '/confirm-password?error=expired',
  );
  expect((await browser.get(path, html)).headers.get('location')).toBe('/confirm-password');
  expect(await isConfirmed(browser)).toEqual({ confirmed: true });
});

test('an old link, and one that was mailed for something else, confirm nothing', async () => {
  const browser = await newcomer();
  const verification = pathOf(await lastLink(backend));
  const borrowed = verification.replace('/email/verify/', '/user/confirm-password/');
  expect(borrowed).not.toBe(verification);
  expect(await refusalOf(await browser.get(borrowed))).toEqual({
    status: 403,
    message: 'Invalid signature.',
  });
  await browser.post('/user/confirm-password/link');
  const path = pathOf(await lastLink(backend));
  backend.advance(61 * 60_000);
  expect((await browser.get(path)).status).toBe(403);
  expect(await isConfirmed(browser)).toEqual({ confirmed: false });
});

test('whoever has a password confirms that, and six mails a minute are enough', async () => {
  const ada = await signedIn(backend, 'bo');
  expect((await ada.post('/user/confirm-password/link')).status).toBe(409);
  const browser = await newcomer();
  const mails = (await sentBy(backend)).length;
  for (let count = 0; count < 6; count += 1) await browser.post('/user/confirm-password/link');
  expect((await browser.post('/user/confirm-password/link')).status).toBe(429);
  expect((await sentBy(backend)).length).toBe(mails + 6);
});

test('a newcomer without a password may correct a mistyped address, and nobody else', async () => {
  const browser = await newcomer();
  const change = { email: 'kit.right@fanfare.test' };
  expect((await browser.send('PATCH', '/api/v1/me/email', change)).status).toBe(200);
  await browser.get(pathOf(await lastLink(backend)));
  expect((await browser.send('PATCH', '/api/v1/me/email', change)).status).toBe(423);
  const dee = await signedIn(backend, 'dee');
  expect((await dee.send('PATCH', '/api/v1/me/email', change)).status).toBe(423);
});
