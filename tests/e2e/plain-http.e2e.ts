import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import sharp from 'sharp';
import { t } from '#stories/lib/texts.ts';
import { findBrowser } from '#tests/lib/browser.ts';
import { freePort } from '#tests/lib/free-port.ts';
import { newProfile, signIn } from './lib/browser.ts';
import { boxWith, logWith, openChat } from './lib/chat.ts';
import { everyScreen } from './lib/every-screen.ts';
import { button } from './lib/newcomer.ts';
import { startServer, type RunningServer } from './lib/server.ts';
import { serverEnv } from './lib/world.ts';

/** As from a phone in the house: a name that is not localhost, and no TLS. */
const host = 'fanfare.test';
let browser: Browser;
let server: RunningServer;
let baseURL: string;

beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser();
  const known = `--host-resolver-rules=MAP ${host} 127.0.0.1`;
  browser = await chromium.launch({ executablePath, args: [...args, known], env });
  const port = await freePort();
  baseURL = `http://${host}:${port}`;
  server = await startServer({
    entry: inject('entry'),
    port,
    env: { ...serverEnv, HOST: '0.0.0.0', APP_URL: baseURL },
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** By the form: nothing but the browser knows the name. */
const enter = async (context: BrowserContext, name: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, name);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
};
const signedIn = async (name: string, path: string): Promise<Page> => {
  const context = await newProfile(browser, { baseURL });
  await enter(context, name);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test('every screen is there for fan, creator and guest', async () => {
  const faults: string[] = [];
  const count = await everyScreen(
    browser,
    {
      baseURL,
      enter,
      prepare: async (page) => {
        page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
      },
    },
    async ({ page, who, path }) => {
      if (await page.evaluate(() => isSecureContext)) faults.push('The page counts as secure.');
      if ((await page.getByText(t('app.screen.brokenTitle')).count()) > 0)
        faults.push(`${who} ${path} is broken`);
      if ((await page.getByRole('main').count()) === 0) faults.push(`${who} ${path} is blank`);
    },
  );
  expect(count).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('a link that cannot be copied is shown, and selected where it stands in a field', async () => {
  const page = await signedIn('ada', '/ada');
  const byHand = page.getByText(`${baseURL}/ada`);
  await button(page, t('people.profileLink.copy')).first().click();
  await byHand.first().waitFor();
  await page.goto('/referrals/link');
  const copy = page
    .getByRole('main')
    .getByRole('button', { name: t('ui.copyField.copy') })
    .first();
  await copy.click();
  await page.getByText(t('ui.copyField.refused')).first().waitFor();
  const selected = () => page.evaluate(() => String(getSelection()));
  expect(await selected()).toMatch(new RegExp(`^${baseURL}/`));
});

test('a post says its address where it cannot be copied', async () => {
  const page = await signedIn('bo', '/ada');
  const link = page.getByRole('main').locator('a[href*="/ada/post/"]').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await button(page, t('posts.profilePosts.postMore')).first().click();
  await page.getByRole('menuitem', { name: t('posts.postPage.copy') }).click();
  await page.getByText(page.url()).first().waitFor();
});

test('passkeys are not offered, and the settings say what they need', async () => {
  const page = await signedIn('bo', '/settings/security');
  await page.getByText(t('settings.passkeys.unsupported')).waitFor();
  expect(await button(page, t('settings.passkeys.add')).count()).toBe(0);
  const guest = await (await newProfile(browser, { baseURL })).newPage();
  for (const path of ['/login', '/']) {
    await guest.goto(path);
    await button(guest, 'Sign in').first().waitFor();
    expect(await button(guest, 'Sign in with a passkey').count(), path).toBe(0);
  }
});

test('messages and a picture go out of two tabs, each once', async () => {
  const one = await signedIn('bo', '/messages');
  const other = await one.context().newPage();
  await other.goto('/messages');
  for (const page of [one, other]) await openChat(page, 'Ada Marlow');
  const said = [`From one tab ${Date.now()}`, `From the other ${Date.now()}`];
  for (const [page, text] of [
    [one, said[0] ?? ''],
    [other, said[1] ?? ''],
  ] as const) {
    await boxWith(page, 'Ada Marlow').fill(text);
    await boxWith(page, 'Ada Marlow').press('Enter');
  }
  for (const page of [one, other])
    for (const text of said)
      await expect
        .poll(() => logWith(page, 'Ada Marlow').getByText(text, { exact: true }).count())
        .toBe(1);
  const buffer = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#204060' },
  })
    .jpeg()
    .toBuffer();
  const before = await logWith(other, 'Ada Marlow').locator('img').count();
  await one.locator('input[type=file]').setInputFiles({
    name: 'lake.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await button(one, 'Remove lake.jpg').waitFor();
  await button(one, 'Send').click();
  await expect
    .poll(() => logWith(other, 'Ada Marlow').locator('img').count())
    .toBeGreaterThan(before);
});
