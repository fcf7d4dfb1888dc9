import type { Browser, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { isStill, isWhole, newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const member = async (name: string): Promise<Page> => {
  const page = await signedIn(browser, name, '/');
  await page.getByRole('article').first().waitFor();
  return page;
};

describe('finding the way', () => {
  test('a refused guest learns why, signs in and lands where they wanted to go', async () => {
    const page = await (await newProfile(browser)).newPage();
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await page.goto('/messages');
    await page.getByText('You are not signed in. Sign in to see more.').waitFor();
    expect(seen.filter((path) => path.startsWith('/api/v1/chats'))).toEqual([]);
    await signIn(page, 'bo');
    await page.waitForURL('**/messages');
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/login');
  });

  test('Back returns to the item under the eye, within 8 px, also after a reload', async () => {
    const page = await member('bo');
    const fifth = page.getByRole('article').nth(4);
    await fifth.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await isStill(page);
    const topOf = async () => Math.round((await fifth.boundingBox())?.y ?? Number.NaN);
    const before = await topOf();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.waitForURL('**/explore');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8);
    await reload(page);
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8);
  });

  test('a route change moves the focus to the heading and names the page', async () => {
    const page = await member('ada');
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen-heading');
    await expect.poll(() => page.title()).toMatch(/Explore/);
  });

  test('unknown paths keep their URL and offer the way home', async () => {
    const page = await member('ada');
    await page.goto('/nobody/knows/this');
    await page.getByText('Page Not Found').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/nobody/knows/this');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('article').first().waitFor();
  });

  test('keyboard alone reaches the messages: the sidebar stands before the heading', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'ada');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen-heading');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.startsWith('Messages')) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/messages');
  });

  test.each([
    ['/'],
    ['/explore'],
    ['/messages'],
    ['/messages/2'],
    ['/pages/terms'],
    ['/settings/profile'],
  ])('nothing overflows at any width: %s', async (path) => {
    const page = await signedIn(browser, 'bo', path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await isQuiet(page);
    for (const width of [1440, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const over = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  });

  test('offline is said from the first frame on, before what watches the network is there', async () => {
    const page = await member('ada');
    const held: Route[] = [];
    await page.route('**/assets/everyone-*.js', (route) => held.push(route));
    await reload(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.context().setOffline(true);
    await page
      .getByText(/you're offline/i)
      .first()
      .waitFor();
    expect(held).not.toEqual([]);
    for (const route of held) await route.continue().catch(() => undefined);
    await page.unroute('**/assets/everyone-*.js');
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(/you're offline/i).count()).toBe(0);
  });

  test('offline is said and forgotten again', async () => {
    const page = await member('ada');
    await isWhole(page);
    await page.context().setOffline(true);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(/you're offline/i).count()).toBe(0);
  });
});
