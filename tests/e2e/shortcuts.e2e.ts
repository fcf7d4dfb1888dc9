import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { isWhole, openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
/** Index of the focused card from the top; -1 for none. */
const focused = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')].findIndex((card) =>
      card.contains(document.activeElement),
    ),
  );
/** Presses a key until it does something: its code comes when the page is at rest. */
const awake = async (page: Page) => {
  await page.getByRole('article').nth(1).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return help(page).count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
};

/** Presses keys until they lead there: the second of two counts for a moment only. */
const lead = async (page: Page, keys: readonly string[], path: RegExp) => {
  await expect
    .poll(async () => {
      for (const key of keys) await page.keyboard.press(key);
      return pathOf(page);
    })
    .toMatch(path);
};

test.each(['/feed', '/explore', '/ada'])(
  'in %s keys lead from card to card, like, copy, open and go to places',
  async (path) => {
    const page = await signedIn(browser, 'bo', path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await awake(page);
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(0);
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(1);
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe(0);
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like, / });
    const before = await like.getAttribute('aria-pressed');
    await page.keyboard.press('l');
    await expect.poll(() => like.getAttribute('aria-pressed')).not.toBe(before);
    await page.keyboard.press('l');
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe(before);
    await page.keyboard.press('s');
    await page.getByText(/^Link copied: .*\/post\/\d+$/).waitFor();
    await page.keyboard.press('o');
    await page.waitForURL(/\/post\/\d+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await lead(page, ['g', 'm'], /^\/messages/);
  },
);

test('on the page of a post a key leads to the comment, where keys are letters', async () => {
  const { page } = await newMember(browser);
  await post(page.request, '/api/v1/posts', { title: 'Heard', text: 'x' }, origin());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Heard', exact: true }).click();
  await page.getByRole('textbox', { name: /comment/i }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('c');
      return page.evaluate(() => document.activeElement?.localName);
    })
    .toBe('textarea');
  await page.keyboard.type('gh?');
  expect(pathOf(page)).toMatch(/\/post\/\d+$/);
  expect(await help(page).count()).toBe(0);
});

test('keys are switched off in the settings, stay off, and rest below a dialog', async () => {
  const page = await signedIn(browser, 'bo', '/explore');
  await awake(page);
  await page.keyboard.press('?');
  await help(page).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await timersRan(page, 300);
  expect(pathOf(page)).toBe('/explore');
  await help(page).getByRole('button', { name: 'Close' }).last().click();
  await help(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await help(page).waitFor();
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
  const settings = await page.context().newPage();
  await settings.goto('/settings/site');
  await settings.getByRole('combobox', { name: 'Keyboard shortcuts' }).selectOption('off');
  await settings.close();
  await reload(page);
  await page.getByRole('article').nth(1).waitFor();
  await isWhole(page);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await timersRan(page, 300);
  expect(await focused(page)).toBe(-1);
  expect(await help(page).count()).toBe(0);
});

test('one of them is turned off in the settings, and the others go on', async () => {
  const page = await signedIn(browser, 'bo', '/settings/site');
  const other = await page.context().newPage();
  await other.goto('/explore');
  await awake(other);
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
  await box('Messages').uncheck();
  await box('Keyboard shortcuts').uncheck();
  await other.bringToFront();
  await expect
    .poll(async () => {
      await other.keyboard.press('j');
      return focused(other);
    })
    .toBeGreaterThan(-1);
  await other.keyboard.press('?');
  await other.keyboard.press('g');
  await other.keyboard.press('m');
  await lead(other, ['g', 'b'], /^\/billing/);
  expect(await help(other).count()).toBe(0);
  await reload(page);
  await box('Messages').waitFor();
  expect(await box('Messages').isChecked()).toBe(false);
  expect(await box('Billing').isChecked()).toBe(true);
});

test('a key goes to the filter of a list, and one to the search', async () => {
  const page = await signedIn(browser, 'bo', '/ada');
  await awake(page);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All');
  // A page without a search of its own: what is typed meanwhile goes into the one that comes.
  await page.keyboard.press('/');
  await page.keyboard.type('fog');
  await page.waitForURL(/\/explore/);
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.inputValue()).toBe('fog');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('where there is a search its key goes there, and after a logout keys do nothing', async () => {
  const page = await signedIn(browser, 'bo', '/explore');
  await awake(page);
  await page.keyboard.press('/');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('search');
  await page.getByRole('button', { name: 'Your account' }).first().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await isQuiet(page);
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  const left = pathOf(page);
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await timersRan(page, 500);
  expect(pathOf(page)).toBe(left);
  expect(await help(page).count()).toBe(0);
});
