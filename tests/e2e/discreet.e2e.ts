import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { timersRan } from './lib/timers.ts';
import { isAnnounced, mark, readable, switchOn, switchTo, telling } from './lib/discreet.ts';
import { dialog, newMember, signedIn } from './lib/member.ts';
import { atRest } from './lib/shift.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

test('its key makes title and icon neutral, before a frame after a reload, and in every tab', async () => {
  const page = await signedIn(browser, 'bo', '/');
  const other = await page.context().newPage();
  await other.goto('/explore');
  await other.getByRole('heading', { level: 1 }).first().waitFor();
  await page.bringToFront();
  await switchOn(page);
  await isAnnounced(page);
  await mark(page).waitFor();
  expect(await page.title()).toBe('Page');
  expect(await iconOf(page)).toBe('/page.svg');
  await expect.poll(() => other.title()).toBe('Page');
  expect(await iconOf(other)).toBe('/page.svg');

  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => titles.push(document.title)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await reload(page);
  await mark(page).waitFor();
  const titles = await page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);
  expect(new Set(titles.filter((title) => title !== ''))).toEqual(new Set(['Page']));
  expect(await iconOf(page)).toBe('/page.svg');

  await switchTo(page, null);
  await expect.poll(() => page.title()).toContain('Fanfare');
  expect(await iconOf(page)).toBe('/favicon.svg');
  await expect.poll(() => other.title()).toContain('Fanfare');
});

describe('nothing says who or how much', () => {
  test.each([
    ['bo', '/'],
    ['bo', '/explore'],
    ['bo', '/ada'],
    ['bo', '/messages'],
    ['bo', '/messages/2'],
    ['bo', '/messages/1'],
    ['bo', '/billing/sent'],
    ['bo', '/billing/sent/coming'],
    ['bo', '/interests/followed'],
    ['bo', '/subscriptions/ada'],
    ['bo', '/library/owned'],
    ['ada', '/analytics?range=90'],
    ['ada', '/analytics?range=90&as=table'],
    ['ada', '/billing'],
    ['ada', '/billing/received'],
    ['ada', '/audience/subscribers'],
    ['ada', '/profile'],
    ['ada', '/referrals'],
    ['ada', '/referrals/link'],
    ['ada', '/referrals/statistics'],
    ['bo', '/settings/site'],
    ['bo', '/settings/security'],
    ['ada', '/settings/identity'],
    ['bo', '/settings/leaving'],
  ])('of %s at %s', async (who, path) => {
    const page = await signedIn(browser, who, path, { locale: 'en-US' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => readable(page)).toMatch(telling);
    await switchOn(page);
    await expect.poll(() => readable(page)).not.toMatch(telling);
    await reload(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await mark(page).waitFor({ state: 'attached' });
    await expect.poll(() => readable(page)).not.toMatch(telling);
  });
});

test('the sheet of a purchase says its sum, and nobody by name', async () => {
  const { page } = await newMember(browser, '/ada', { locale: 'en-US' });
  await switchOn(page);
  await page.getByRole('button', { name: /^Options for (?!this post)/ }).click();
  await page.getByRole('menuitem', { name: 'Send a tip' }).click();
  await dialog(page).getByRole('radio', { name: '$5.00' }).waitFor();
  expect(await dialog(page).innerText()).not.toContain('Ada');
});

test('a picture shows while a pointer or Space holds it, and for a moment after Enter', async () => {
  const page = await signedIn(browser, 'bo', '/ada');
  await switchOn(page);
  const veil = page.locator('article [data-veil]').first();
  await veil.scrollIntoViewIfNeeded();
  const moved = () =>
    veil.locator('img').evaluate((image) => getComputedStyle(image).objectPosition.startsWith('-'));
  await expect.poll(moved).toBe(true);
  const { x, y } = (await veil.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await expect.poll(moved).toBe(false);
  // Longer than a press, which would open it.
  await timersRan(page, 500);
  await page.mouse.up();
  await expect.poll(moved).toBe(true);
  await veil.focus();
  await page.keyboard.down('Space');
  await expect.poll(moved).toBe(false);
  await page.keyboard.up('Space');
  await expect.poll(moved).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(moved).toBe(false);
  await expect.poll(moved).toBe(true);
});

test('the switch in the menu of the account and in settings is the same; nothing moves by it', async () => {
  const page = await signedIn(browser, 'bo', '/settings/site');
  const inSettings = page
    .getByRole('region', { name: t('app.discreet.label') })
    .getByRole('switch', { name: t('app.discreet.label') });
  await inSettings.check();
  await isAnnounced(page);
  await page.getByRole('button', { name: t('app.layout.account') }).click();
  const inMenu = page.getByRole('menuitemcheckbox', { name: t('app.discreet.label') });
  expect(await inMenu.isChecked()).toBe(true);
  await inMenu.click();
  await expect.poll(() => inSettings.isChecked()).toBe(false);
});

test.each(['/', '/ada', '/messages/2', '/billing/sent'])(
  'at %s nothing moves up or down',
  async (path) => {
    const page = await signedIn(browser, 'bo', path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What comes later moves by itself.
    await atRest(page);
    const moved = await page.evaluate(async () => {
      const all = [
        ...document.querySelectorAll('main :is(article, section, li, header, h1, h2, h3, img)'),
      ];
      const before = all.map((each) => each.getBoundingClientRect().top + scrollY);
      document.documentElement.dataset['discreet'] = 'on';
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- sent into the page
      const drawn = () =>
        new Promise((next) => {
          requestAnimationFrame(next);
        });
      // The app follows in its own time; that it does is said below.
      for (let left = 1_000; left > 0 && document.title !== 'Page'; left -= 1) await drawn();
      for (let left = 10; left > 0; left -= 1) await drawn();
      const ways = all.map((each, at) =>
        each.isConnected
          ? Math.round(each.getBoundingClientRect().top + scrollY - (before[at] ?? 0))
          : 0,
      );
      return { isNeutral: document.title === 'Page', ways };
    });
    expect(moved.isNeutral).toBe(true);
    expect(new Set(moved.ways)).toEqual(new Set([0]));
  },
);

test('amounts show while one is held, and a receipt is whole on paper', async () => {
  const page = await signedIn(browser, 'bo', '/billing/receipts/27', { locale: 'en-US' });
  const sheet = page.locator('article').first();
  await sheet.getByText('Total').waitFor();
  await switchOn(page);
  await expect.poll(() => sheet.innerText()).not.toMatch(telling);
  await sheet.getByText('••••', { exact: true }).last().hover();
  await page.mouse.down();
  await expect.poll(() => sheet.innerText()).toMatch(/\$\d/);
  await page.mouse.up();
  await expect.poll(() => sheet.innerText()).not.toMatch(telling);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')));
  expect(await sheet.innerText()).toMatch(/Ada Marlow[\s\S]*\$\d/);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
  expect(await sheet.innerText()).not.toMatch(telling);
});
