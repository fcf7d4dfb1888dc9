import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const phone = { width: 390, height: 844 };
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Without the count of what is unread. */
const title = async (page: Page) => (await page.title()).replace(/^\(\d+\+?\) /, '');

const openOnPhone = async (path: string) => {
  const page = await signedIn(browser, 'bo', path);
  await page.setViewportSize(phone);
  return page;
};
const sheet = (page: Page) => page.getByRole('button', { name: 'Log out' });

describe('titles', () => {
  test.each([
    ['/', 'Home'],
    ['/ada', 'Ada Marlow (@ada)'],
    ['/nobody-at-all', 'Page Not Found'],
    ['/explore?q=fog', t('posts.explorePage.found', { words: 'fog' })],
    ['/audience/followers', 'Followers, Audience'],
    ['/subscriptions/ada', 'Subscription to Ada Marlow'],
    ['/messages/2', 'Ada Marlow, messages'],
  ])('of %s says the thing', async (path, expected) => {
    const page = await signedIn(browser, 'bo', path);
    await expect.poll(() => title(page)).toBe(`${expected} · Fanfare`);
  });

  test('a document is called by its own, and the page after it by another', async () => {
    const page = await openPage(browser, '/pages/terms');
    await expect.poll(() => page.title()).toBe('Terms · Fanfare');
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect.poll(() => page.title()).toBe('Explore · Fanfare');
  });
});

describe('on a phone', () => {
  test('Back closes the sheet of one\u2019s own and goes nowhere', async () => {
    const page = await openOnPhone('/explore');
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Me' }).click();
    await sheet(page).waitFor();
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/');
    await page.goBack();
    await page.waitForURL('**/explore');
  });

  test('a link of the sheet leaves nothing behind for Back', async () => {
    const page = await openOnPhone('/explore');
    await page.getByRole('button', { name: 'Me' }).click();
    await page.getByRole('link', { name: 'Interests' }).click();
    await page.waitForURL('**/interests/subscriptions');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/explore');
    await page.getByRole('button', { name: 'Me' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/explore');
  });

  test('the bar of a root shows its title, and the heading is not shown twice', async () => {
    const page = await openOnPhone('/explore');
    await page.getByRole('banner').getByText('Explore').waitFor();
    const heading = page.getByRole('heading', { level: 1, name: 'Explore' });
    expect((await heading.boundingBox())?.height).toBeLessThanOrEqual(1);
    await page.goto('/');
    await page.getByRole('banner').getByText('Fanfare').waitFor();
  });
});

test('whose account is closed chooses language and theme, and logs out', async () => {
  const page = await signedIn(browser, 'eli', '/');
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor();
  await page.getByLabel('Language').waitFor();
  await page.getByLabel('Theme').waitFor();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
});

test('a price in a gallery has its button, which asks in place', async () => {
  const page = await signedIn(browser, 'bo', '/explore');
  const tile = page.getByRole('article').filter({ hasText: 'Five states of one plate' });
  await tile.getByRole('button', { name: 'Unlock for $5.00' }).click();
  await page.getByRole('dialog').getByText('Unlock this post').first().waitFor();
  expect(pathOf(page)).toBe('/explore');
});

test('the question of age stands still from its first frame, also when the choice of language comes', async () => {
  const context = await newProfile(browser, { ...phone, consented: false });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: [top: number, height: number][] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const box = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
      // In the system's face lines may break elsewhere, by what is installed: the shift of the font, not of the card.
      const isDrawn = [...document.fonts].some(({ status }) => status === 'loaded');
      if (box && isDrawn) seen.push([box.top, box.height]);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/');
  await page.getByRole('dialog').getByLabel('Language').waitFor();
  await isQuiet(page);
  await timersRan(page, 300);
  const seen = await page.evaluate(
    () => (globalThis as never as { seen: [top: number, height: number][] }).seen,
  );
  expect(seen.length).toBeGreaterThan(1);
  // Half a pixel is the rounding of a text.
  for (const at of [0, 1] as const) {
    const all = seen.map((box) => box[at]);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
  }
});
