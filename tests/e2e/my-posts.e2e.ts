import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { leftDialog, openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { slowTime } from './lib/slow-time.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const make = (page: Page, body: object) => post(page.request, '/api/v1/posts', body, origin());
const row = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words, exact: true }) });
const tab = (page: Page, name: RegExp) => page.getByRole('link', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('drafts and planned posts are published from their rows, and Back goes through the tabs', async () => {
  const { page } = await newMember(browser);
  await make(page, { title: 'Half a thought', text: 'x', status: 'draft' });
  await make(page, { title: 'Tomorrow', text: 'x', publish_at: inDays(2) });
  await page.goto('/profile');
  await page.getByText('Nothing published yet').waitFor();
  await tab(page, /^Scheduled/).click();
  await row(page, 'Tomorrow').waitFor();
  await tab(page, /^Drafts/).click();
  await row(page, 'Half a thought').waitFor();
  expect(new URL(page.url()).search).toBe('?show=drafts');
  await page.goBack();
  await row(page, 'Tomorrow').waitFor();
  await button(page, 'Publish now').click();
  await question(page).getByText(t('posts.publishNow.body')).waitFor();
  await button(page, 'Cancel').click();
  await question(page).waitFor({ state: 'detached' });
  await row(page, 'Tomorrow').waitFor();
  await button(page, 'Publish now').click();
  await question(page).getByRole('button', { name: 'Publish now', exact: true }).click();
  await page.getByText('Published: Tomorrow').waitFor();
  await page.getByText('Nothing scheduled').waitFor();
  await leftDialog(page);
  await page.goBack();
  await row(page, 'Tomorrow').waitFor();
  await tab(page, /^Published 1/).waitFor();
  await reload(page);
  await row(page, 'Tomorrow').waitFor();
});

test('by keys alone: a title is edited in its place, a post deleted, and the deletion taken back', async () => {
  const { page } = await newMember(browser);
  for (const title of ['First', 'Second', 'Third']) await make(page, { title, text: 'x' });
  await slowTime(page);
  await page.goto('/profile');
  await row(page, 'Third').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title' }).fill('Not this');
  await page.keyboard.press('Escape');
  await row(page, 'Second').waitFor();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
  await page.keyboard.press('Enter');
  await row(page, 'Second thoughts').waitFor();
  await page.getByText('Title saved.').waitFor({ state: 'attached' });
  await row(page, 'Second thoughts').focus();
  await page.keyboard.press('Delete');
  await question(page).getByText('Buyers').waitFor();
  const isKeeping = () =>
    press(page, t('posts.postDelete.keepIt')).evaluate((one) => one === document.activeElement);
  await expect.poll(isKeeping).toBe(true);
  await press(page, 'Delete post').press('Enter');
  await row(page, 'Second thoughts').waitFor({ state: 'detached' });
  await tab(page, /^Published 2/).waitFor();
  // It is on the server already, so leaving does not undo it; the notice still does.
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Explore' }).waitFor();
  await button(page, 'Undo').click();
  await page.getByText('The post is back.').waitFor();
  await page.goBack();
  await row(page, 'Second thoughts').waitFor();
  await tab(page, /^Published 3/).waitFor();
});

test('what is for sale says who keeps it before it is deleted', async () => {
  const ada = await signedIn(browser, 'ada', '/profile');
  await button(ada, 'Paid').click();
  const sold = ada
    .getByRole('listitem')
    .filter({ hasText: /[1-9]\d* people bought it/ })
    .first();
  await sold.waitFor();
  await sold.getByRole('button', { name: /^Options for/ }).click();
  await ada.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await question(ada)
    .getByText(/^\d+ keep it$/)
    .waitFor();
  await press(ada, t('posts.postDelete.keepIt')).click();
  await sold.waitFor();
});

test('on its page a post is deleted by its author, and is back as the deletion is taken back', async () => {
  const { page, name } = await newMember(browser);
  await slowTime(page);
  await make(page, { title: 'Here today', text: 'x' });
  await page.goto('/profile');
  await row(page, 'Here today').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Here today' }).waitFor();
  await button(page, t('posts.profilePosts.postMore')).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await press(page, 'Delete post').click();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await button(page, 'Undo').click();
  await page.getByRole('heading', { level: 1, name: 'Here today' }).waitFor();
  await button(page, t('posts.profilePosts.postMore')).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.waitForURL(new RegExp(`/${name}/post/\\d+/edit$`));
});

test('the page of a planned post says when it goes out, and nothing as if it were out', async () => {
  const { page } = await newMember(browser);
  await make(page, { title: 'Not yet', text: 'x', publish_at: inDays(2) });
  await page.goto('/profile?show=scheduled');
  const edit = await page.getByRole('link', { name: 'Not yet', exact: true }).getAttribute('href');
  await page.goto((edit ?? '').replace(/\/edit$/, ''));
  await page.getByRole('heading', { level: 1, name: 'Not yet' }).waitFor();
  await page.getByText(t('posts.postPage.unseen')).waitFor();
  await page.getByText(/in 2 days/).waitFor();
  expect(await page.getByRole('button', { name: /^Like/ }).count()).toBe(0);
  expect(await page.getByText(/comment/i).count()).toBe(0);
  await page.getByRole('link', { name: t('posts.postPage.replan') }).click();
  await page.waitForURL(/edit/);
});
