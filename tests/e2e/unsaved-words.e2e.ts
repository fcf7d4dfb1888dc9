import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { leftDialog, openBrowser } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button, field } from './lib/newcomer.ts';
import { openPost } from './lib/post.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const words = 'Half a sentence about ki';
const about = (page: Page) => field(page, 'About me');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const tab = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

const stay = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await leftDialog(page);
};
const leave = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await leftDialog(page);
};

/** From Home to Explore to the profile's settings, where something is typed. */
const typing = async () => {
  const { page } = await newMember(browser, '/');
  await tab(page, 'Explore').click();
  await page.waitForURL('**/explore');
  await tab(page, 'Settings').click();
  await page.waitForURL('**/settings/profile');
  await about(page).fill(words);
  return page;
};

describe('what is typed on a page is asked about on every way out of it', () => {
  test('a tab, Back and a key: who keeps editing has lost nothing, at the address of the page', async () => {
    const page = await typing();
    const ways: readonly (() => Promise<unknown>)[] = [
      () => tab(page, 'Site').click(),
      () => page.goBack(),
      async () => {
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.type('gh');
      },
    ];
    for (const way of ways) {
      await way();
      await question(page).waitFor();
      await stay(page);
      expect(pathOf(page)).toBe('/settings/profile');
      expect(await about(page).inputValue()).toBe(words);
    }
    await tab(page, 'Site').click();
    await question(page).waitFor();
    await page.goBack();
    await question(page).waitFor({ state: 'detached' });
    await leftDialog(page);
    expect([pathOf(page), await about(page).inputValue()]).toEqual(['/settings/profile', words]);
  });

  test('who leaves by a link is where it leads, and one Back away from the page', async () => {
    const page = await typing();
    await tab(page, 'Site').click();
    await leave(page);
    await page.waitForURL('**/settings/site');
    await page.goBack();
    await page.waitForURL('**/settings/profile');
    expect(await about(page).inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL('**/explore');
  });

  test('who leaves by Back or Forward is where those lead', async () => {
    const page = await typing();
    await page.goBack();
    await leave(page);
    await page.waitForURL('**/explore');
    await page.goForward();
    await page.waitForURL('**/settings/profile');
    await tab(page, 'Site').click();
    await page.waitForURL('**/settings/site');
    await page.goBack();
    await about(page).fill(words);
    await page.goForward();
    await leave(page);
    await page.waitForURL('**/settings/site');
    await page.goBack();
    await page.waitForURL('**/settings/profile');
  });

  test('what is saved, taken back or typed as it was is not asked about', async () => {
    const page = await typing();
    const away = async () => {
      await tab(page, 'Site').click();
      await page.waitForURL('**/settings/site');
      await tab(page, 'Account').click();
      await page.waitForURL('**/settings/profile');
    };
    await button(page, 'Save').click();
    await page.getByText('Your info has been updated!').waitFor();
    await away();
    await about(page).fill('');
    await about(page).fill(words);
    await away();
    await about(page).fill('Something else');
    await button(page, 'Discard').click();
    await away();
    expect(await about(page).inputValue()).toBe(words);
  });

  test('a banner that was moved', async () => {
    const page = await signedIn(browser, 'ada', '/settings/site');
    await tab(page, 'Account').click();
    await button(page, 'Reposition banner').focus();
    await page.keyboard.press('+');
    await page.getByText('Unsaved changes').first().waitFor();
    await tab(page, 'Site').click();
    await stay(page);
    await page.getByRole('button', { name: 'Discard' }).filter({ visible: true }).first().click();
    await tab(page, 'Site').click();
    await page.waitForURL('**/settings/site');
  });

  test('a comment, too', async () => {
    const page = await signedIn(browser, 'bo', '/ada');
    await openPost(page, 'Window, north side');
    const comment = page.getByLabel('Write a comment');
    await comment.fill(words);
    await tab(page, 'Explore').click();
    await stay(page);
    expect(await comment.inputValue()).toBe(words);
    await comment.fill('');
    await tab(page, 'Explore').click();
    await page.waitForURL('**/explore');
  });
});
