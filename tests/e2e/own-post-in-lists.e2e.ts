import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { slowTime } from './lib/slow-time.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const make = (page: Page, title: string) =>
  post(page.request, '/api/v1/posts', { title, text: `${title}, in words` }, origin());
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const choose = async (page: Page, title: string, item: string) => {
  await card(page, title)
    .getByRole('button', { name: t('posts.profilePosts.postMore') })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const question = (page: Page) => page.getByRole('alertdialog');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test.each(['profile', 'explore'])(
  'in %s an author edits, retitles, copies and deletes a post where it stands',
  async (place) => {
    const { page, name } = await newMember(browser);
    const path = place === 'explore' ? '/explore' : `/${name}`;
    const first = `Made for ${place}`;
    await make(page, first);
    await slowTime(page);
    await page.goto(path);
    await choose(page, first, 'Edit title');
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.fill(`Named in ${place}`);
    await field.press('Enter');
    await card(page, `Named in ${place}`).waitFor();
    await choose(page, `Named in ${place}`, 'Edit');
    await page.waitForURL(/\/edit$/);
    await page.getByRole('textbox', { name: 'Title' }).fill(`Edited from ${place}`);
    await button(page, 'Save changes').click();
    await page.getByRole('heading', { level: 1, name: `Edited from ${place}` }).waitFor();
    await page.goBack();
    await card(page, `Edited from ${place}`).waitFor();
    expect(pathOf(page)).toBe(path);
    await choose(page, `Edited from ${place}`, 'Delete');
    await question(page).getByText('Buyers').waitFor();
    await question(page).getByRole('button', { name: 'Delete post' }).click();
    await card(page, `Edited from ${place}`).waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await card(page, `Edited from ${place}`).waitFor();
    await choose(page, `Edited from ${place}`, 'Duplicate');
    await page.waitForURL(/\/edit$/);
  },
);

test('on its page the author changes the title in its place, and a reader hides a post with undo', async () => {
  const { page } = await newMember(browser);
  await make(page, 'Before');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Before', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Before' }).waitFor();
  await choose(page, 'Before', 'Edit title');
  await page.getByRole('textbox', { name: 'Title' }).fill('After');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'After' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'After', exact: true }).waitFor();
  const bo = await signedIn(browser, 'bo', '/explore');
  await slowTime(bo);
  const link = bo
    .getByRole('article')
    .filter({ hasText: '@ada' })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await bo.getByRole('heading', { level: 1, name: title }).waitFor();
  await choose(bo, title, 'Hide');
  await bo.getByText(t('posts.postHide.hidden')).waitFor();
  await button(bo, 'Undo').click();
  await card(bo, title).waitFor();
});

test('the page of a post leads to more of its author, who sees there how many bought it', async () => {
  const ada = await signedIn(browser, 'ada', '/profile');
  await button(ada, 'Paid').click();
  const sold = ada
    .getByRole('listitem')
    .filter({ hasText: /[1-9]\d* people bought it/ })
    .first();
  await sold.getByRole('link').first().click();
  await ada.waitForURL(/\/ada\/post\/\d+$/);
  await ada
    .getByRole('article')
    .getByText(/^[1-9]\d* people bought it$/)
    .waitFor();
  const more = ada.getByRole('region', {
    name: t('posts.morePosts.title', { name: 'Ada Marlow' }),
  });
  await expect
    .poll(async () => {
      await ada.mouse.wheel(0, 600);
      return more.getByRole('link').count();
    })
    .toBe(6);
  await ada.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => ada.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  const here = pathOf(ada);
  await more.getByRole('link').first().click();
  await expect.poll(() => pathOf(ada)).not.toBe(here);
  await ada.getByRole('heading', { level: 1 }).waitFor();
});
