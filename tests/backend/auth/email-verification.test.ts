import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { confirmed, openBrowser, refusalOf, signedIn } from './browser.ts';
import { lastLink, pathOf, sentBy, whoIs } from './mailed.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const mailed = async () => {
  const browser = await signedIn(backend, 'dee');
  const answer = await browser.post('/email/verification-notification');
  expect([answer.status, await answer.text()]).toEqual([202, '""']);
  return { browser, path: pathOf(await lastLink(backend)) };
};
const html = { Accept: 'text/html', 'X-Requested-With': '', Origin: '' };

describe('e-mail verification', () => {
  test('JSON: 204, and then 204 for another mail', async () => {
    const { browser, path } = await mailed();
    expect((await browser.get(path)).status).toBe(204);
    expect((await whoIs(browser)).email_verified_at).not.toBeNull();
    expect((await browser.post('/email/verification-notification')).status).toBe(204);
    expect(await sentBy(backend)).toHaveLength(1);
  });

  test('a browser lands on our own page, wherever the link says', async () => {
    const { browser, path } = await mailed();
    const answer = await browser.get(path, html);
    expect(answer.headers.get('location')).toBe('/email-verified?verified=1');
    const evil = await browser.get(`${path}&redirect=//evil.test`, html);
    expect(evil.headers.get('location')).toBe('/email-verified?error=expired');
  });

  test('changed, expired, foreign and logged out are refused', async () => {
    const { browser, path } = await mailed();
    const message = 'Invalid signature.';
    expect(await refusalOf(await browser.get(`${path}&utm=1`))).toEqual({ status: 403, message });
    expect((await browser.get(path.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
    expect((await browser.get(path.replace(/signature=.*/, ''))).status).toBe(403);
    const other = await signedIn(backend, 'bo');
    expect(await refusalOf(await other.get(path))).toEqual({
      status: 403,
      message: 'This action is unauthorized.',
    });
    const guest = await openBrowser(backend);
    expect((await guest.get(path)).status).toBe(401);
    expect((await guest.get(path, html)).headers.get('location')).toBe('/login');
    backend.advance(61 * 60_000);
    expect((await browser.get(path)).status).toBe(403);
    expect((await whoIs(browser)).email_verified_at).toBeNull();
  });

  test('opened on another device it leads through sign-in, and then verifies', async () => {
    const { browser, path } = await mailed();
    const other = await openBrowser(backend);
    expect((await other.get(path, html)).headers.get('location')).toBe('/login');
    expect((await whoIs(browser)).email_verified_at).toBeNull();
    await other.post('/login', { email: 'dee@fanfare.test', password: demoPassword });
    expect((await whoIs(other)).email_verified_at).not.toBeNull();
    expect((await whoIs(browser)).email_verified_at).not.toBeNull();
  });

  test('who signs in as somebody else verifies nobody', async () => {
    const { browser, path } = await mailed();
    const other = await openBrowser(backend);
    await other.get(path, html);
    await other.post('/login', { email: 'bo@fanfare.test', password: demoPassword });
    expect((await whoIs(browser)).email_verified_at).toBeNull();
  });

  test('a broken link is answered as broken to a guest, too', async () => {
    const { path } = await mailed();
    const guest = await openBrowser(backend);
    const answer = await guest.get(path.replace(/signature=.*/, 'signature=x'), html);
    expect(answer.headers.get('location')).toBe('/email-verified?error=expired');
  });

  test.each([
    [{ Cookie: 'locale=fr' }, 'Réinitialisez votre mot de passe'],
    [{ 'Accept-Language': 'pt-PT,pt;q=0.9,en;q=0.8' }, 'Redefina sua senha'],
    [{ 'Accept-Language': 'de' }, 'Reset your password'],
  ])('a mail speaks the language of the page that caused it: %o', async (headers, subject) => {
    const guest = await openBrowser(backend);
    if ('Cookie' in headers) guest.cookies.set('locale', 'fr');
    const language = 'Accept-Language' in headers ? headers : {};
    await guest.post('/forgot-password', { email: 'ada@fanfare.test' }, language);
    expect((await sentBy(backend)).at(-1)?.subject).toBe(subject);
  });

  test('six mails a minute', async () => {
    const { browser } = await mailed();
    for (let count = 0; count < 5; count += 1)
      await browser.post('/email/verification-notification');
    expect((await browser.post('/email/verification-notification')).status).toBe(429);
  });
});

describe('the address', () => {
  test('PATCH /api/v1/me/email wants the password, then moves one that was never verified', async () => {
    const browser = await signedIn(backend, 'dee');
    const change = { email: 'dee.new@fanfare.test' };
    expect(await refusalOf(await browser.send('PATCH', '/api/v1/me/email', change))).toEqual({
      status: 423,
      message: 'Password confirmation required.',
    });
    await browser.post('/user/confirm-password', { password: demoPassword });
    const taken = await browser.send('PATCH', '/api/v1/me/email', { email: 'bo@fanfare.test' });
    expect(taken.status).toBe(422);
    const answer = await browser.send('PATCH', '/api/v1/me/email', change);
    expect(await answer.json()).toMatchObject({ data: { ...change, email_verified_at: null } });
    expect((await sentBy(backend)).at(-1)?.toAddress).toBe(change.email);
  });

  test('PUT /user/profile-information changes names freely, the address only when confirmed', async () => {
    const browser = await signedIn(backend, 'ada');
    const same = { display_name: 'Ada M.', email: 'ada@fanfare.test' };
    const answer = await browser.send('PUT', '/user/profile-information', same);
    expect([answer.status, await answer.text()]).toEqual([200, '""']);
    expect(await whoIs(browser)).toMatchObject({ display_name: 'Ada M.' });
    expect((await whoIs(browser)).email_verified_at).not.toBeNull();
    const moved = { ...same, email: 'a@fanfare.test' };
    expect((await browser.send('PUT', '/user/profile-information', moved)).status).toBe(423);
    const sure = await confirmed(backend, 'ada');
    expect((await sure.send('PUT', '/user/profile-information', moved)).status).toBe(200);
    // A proven address waits for both to confirm.
    expect(await whoIs(sure)).toMatchObject({ email: same.email });
    expect((await whoIs(sure)).email_verified_at).not.toBeNull();
    const reserved = { ...same, email: moved.email, username: 'feed' };
    expect((await sure.send('PUT', '/user/profile-information', reserved)).status).toBe(422);
  });
});
