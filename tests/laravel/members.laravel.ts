import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import auth from '#src/locales/en/auth.ts';
import first from '#src/locales/en/first.ts';
import { findBrowser } from '#tests/lib/browser.ts';
import {
  call,
  emailOf,
  enrol,
  mailedLink,
  newCaller,
  nextAddress,
  password,
  signIn,
  verification,
} from './lib/people.ts';

const { emailLanding: landing } = auth;
const { session } = first.auth;
const application = inject('laravel') ?? { folder: '', origin: '' };
const isThere = inject('laravel') !== null;

const changePassword = async (page: Page, from: string, to: string) => {
  await page.goto('/settings/security');
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Save password', exact: true }).click();
};

describe.skipIf(!isThere)('members at a Laravel by the guide', () => {
  let browser: Browser;
  beforeAll(async () => {
    const { executablePath, args, env } = await findBrowser();
    browser = await chromium.launch({ executablePath, args, env });
  });
  afterAll(() => browser?.close());

  /** A page of somebody who was not here before, with the question of age answered. */
  const open = async (to: string): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: application.origin,
      locale: 'en-US',
      extraHTTPHeaders: nextAddress(),
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript(() => {
      const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
      localStorage.setItem('harbour.age-consent', JSON.stringify(consent));
    });
    const page = await context.newPage();
    await page.goto(to);
    return page;
  };

  test('a member registers by the form and confirms by the link, and a taken name is told at its field', async () => {
    const page = await open('/register');
    await page.getByLabel('Email', { exact: true }).fill(emailOf('eve'));
    const username = page.getByLabel('Username', { exact: true });
    await username.fill('explore');
    await page.getByLabel('Display name', { exact: true }).fill('Eve');
    await page.getByLabel('Password', { exact: true }).fill(password);
    const create = page.getByRole('button', { name: 'Create Account', exact: true });
    await create.click();
    await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
    await username.fill('eve');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await create.click();
    await page.waitForURL('**/verify-email');
    await page.goto(mailedLink(application, verification));
    await page.getByText(landing.done).waitFor();
    expect(new URL(page.url()).pathname).toBe('/email-verified');
    await page.context().close();
  });

  test('a link that is opened signed out asks to sign in, and holds with the sign-in of its owner', async () => {
    const { api, link } = await enrol(application, 'cat', { isConfirmed: false });
    const page = await open(link);
    expect(new URL(page.url()).pathname).toBe('/email-verified');
    await page.getByText(landing.signedOut).waitFor();
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL('**/login');
    await signIn(page, 'cat');
    await page.getByText(session.opened).first().waitFor();
    const me = await call(api, application, '/api/v1/me', { method: 'GET' });
    expect((await me.json()).data.email_verified_at).not.toBeNull();
    await page.context().close();
  });

  test('on the specification’s fields alone a member signs in, sees the chats and what was sent', async () => {
    const dan = await enrol(application, 'dan');
    const fred = await enrol(application, 'fred');
    for (const [from, to] of [
      [fred, dan],
      [await enrol(application, 'gus'), dan],
    ] as const)
      await call(from.api, application, '/api/v1/chat/send', {
        data: { withUserId: to.id, message: 'Hello.', isPaid: false },
      });
    const page = await open('/login');
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (line) => {
      if (/(?:Content.Security|Permissions).Policy/i.test(line.text())) broken.push(line.text());
    });
    await signIn(page, 'dan');
    await page.getByText(session.opened).first().waitFor();
    await page.goto('/messages');
    const rows = page.getByRole('list', { name: 'Chats', exact: true }).getByRole('link');
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: `Member ${fred.id}` }).click();
    const box = page.getByRole('textbox', { name: 'Message', exact: true });
    await box.fill('Plainly said.');
    await box.press('Enter');
    const said = page.getByRole('log').getByText('Plainly said.', { exact: true });
    await said.waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    expect(await said.count()).toBe(1);
    expect(broken).toEqual([]);
    await page.context().close();
  });

  test('a new password keeps the session, and without the guide’s last line is told as what it is', async () => {
    const newer = ['seven-green-kites', 'nine-yellow-boats'] as const;
    await enrol(application, 'hal');
    const page = await open('/login');
    await signIn(page, 'hal');
    await page.getByText(session.opened).first().waitFor();
    await changePassword(page, password, newer[0]);
    await page.getByText(session.renewed.title).waitFor();
    await page.reload();
    await page.getByLabel('Current password', { exact: true }).waitFor();

    const action = path.join(application.folder, 'app/Actions/Fortify/UpdateUserPassword.php');
    const whole = readFileSync(action, 'utf8');
    const stock = whole.replace(/^ *session\(.*$/m, '');
    expect(stock).not.toBe(whole);
    writeFileSync(action, stock);
    await changePassword(page, newer[0], newer[1]);
    await page.getByText(session.renewed.title).first().waitFor();
    await page.getByText(session.renewed.text).first().waitFor();
    expect(await page.getByText(session.expired.title).count()).toBe(0);
    writeFileSync(action, whole);
    await signIn(page, 'hal', newer[1]);
    await page.getByText(session.opened).first().waitFor();
    await page.context().close();
  });

  test('a forgotten password: one answer for everybody, a link to the site, and a limit', async () => {
    await enrol(application, 'ida');
    const guest = await newCaller(application);
    const forget = (name: string) =>
      call(guest, application, '/forgot-password', { data: { email: emailOf(name) } });
    const [known, unknown] = [await forget('ida'), await forget('nobody')];
    expect([known.status(), await known.text()]).toEqual([unknown.status(), await unknown.text()]);
    const link = mailedLink(application, /\/reset-password\//);
    expect(link.startsWith(`${application.origin}/reset-password/`)).toBe(true);
    const page = await open(link);
    await page.getByLabel('New password', { exact: true }).fill('seven-green-kites');
    await page.getByRole('button', { name: 'Save password', exact: true }).click();
    await page.waitForURL('**/login');
    await signIn(page, 'ida', 'seven-green-kites');
    await page.getByText(session.opened).first().waitFor();
    await page.context().close();
    for (let asked = 0; asked < 4; asked += 1) await forget('nobody');
    const refused = await forget('nobody');
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  });
});
