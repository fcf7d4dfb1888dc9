import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';
import { slowTime } from './lib/slow-time.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

/** Calls of one kind, as they are made. */
const callsOf = (page: Page, method: string, end: RegExp) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && end.test(request.url())) calls.push(request.url());
  });
  return calls;
};

test('a post is written, survives a reload with its picture, and is published once', async () => {
  const page = await signedIn(browser, 'ada', '/');
  await slowTime(page);
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
  const publishings = callsOf(page, 'POST', /\/publish$/);
  await button(page, 'Publish').isDisabled();
  await page.getByText('Write something or add a picture.').waitFor();

  await words(page).fill('Woke at four for this.');
  await page.getByLabel('Title', { exact: true }).fill('Harbour at four');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: anew(lake) });
  await page.getByRole('button', { name: 'Remove lake.jpg' }).waitFor();
  await page.getByLabel('Followers').check();
  await page.getByText('Followers see it.').waitFor();
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('1');
  await page.getByText('The lowest price is $3.00.').first().waitFor();
  await page.getByLabel('Price').fill('5');
  await page.getByLabel(t('posts.postEditor.freeForSubscribers')).check();
  await page
    .getByText(t('posts.postEditor.rules.followersPayButSubscribers', { price: '$5.00' }))
    .waitFor();
  await saved(page);

  await reload(page);
  await page.getByText(/^Restored from .*: title, text, and 1 picture\.$/).waitFor();
  expect(await words(page).inputValue()).toBe('Woke at four for this.');
  await button(page, 'Discard').click();
  expect(await words(page).inputValue()).toBe('');
  await button(page, 'Undo').click();
  await button(page, t('posts.postEditor.keep')).click();
  await button(page, 'Publish').click();
  await button(page, t('posts.postEditor.describe')).click();
  await page.getByLabel(t('posts.postFiles.altLabel')).fill('A harbour before the sun');
  await button(page, 'Done').click();
  await button(page, 'Publish').click();
  await isPublished(page);
  await page.getByText('Published.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Harbour at four' }).waitFor();
  await page.getByRole('img', { name: 'A harbour before the sun' }).waitFor();
  expect(publishings).toHaveLength(1);

  await page.goto('/profile/new');
  expect(await words(page).inputValue()).toBe('');
  expect(await page.getByText(/^Restored/).count()).toBe(0);
});

test('a lost answer is looked for, and the post is there once', async () => {
  const { page, name } = await newMember(browser, '/profile/new');
  const paid = page.getByLabel('Paid');
  expect(await paid.isDisabled()).toBe(true);
  await page.getByText(t('app.identityNotice.text')).waitFor();
  let lost = 0;
  await page.route('**/publish', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await words(page).fill('Published although nobody said so.');
  await button(page, 'Publish').click();
  await page.getByText(t('posts.postEditor.looking')).waitFor();
  await isPublished(page);
  await page.goto(`/${name}`);
  await page.getByText('Published although nobody said so.').waitFor();
  expect(await page.getByText('Published although nobody said so.').count()).toBe(1);
});

test('an edit over a post that was changed meanwhile asks, and goes live by a press alone', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await page.getByLabel('Title', { exact: true }).fill('First title');
  await words(page).fill('The first words.');
  await button(page, 'Publish').click();
  await isPublished(page);
  const post = page.url();
  await page.goto(`${new URL(post).pathname}/edit`);
  await words(page).fill('My words.');
  await saved(page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/profile');
  await button(elsewhere, 'Edit the title of First title').click();
  await elsewhere.getByRole('textbox', { name: 'Title' }).fill('Their title');
  await elsewhere.keyboard.press('Enter');
  await elsewhere.getByRole('link', { name: 'Their title' }).waitFor();

  await button(page, 'Save changes').click();
  await page.getByText('Their title').waitFor();
  await button(page, t('posts.postDraft.useMine')).click();
  await saved(page);
  await elsewhere.goto(new URL(post).pathname);
  await elsewhere.getByText('The first words.').waitFor();
  await button(page, 'Save changes').click();
  await page.waitForURL(post);
  await page.getByText('My words.').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'First title' }).waitFor();
});

test('a published post is edited by a draft of its own', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await words(page).fill('The first words.');
  await button(page, 'Publish').click();
  await isPublished(page);
  const post = page.url();
  await page.goto(`${new URL(post).pathname}/edit`);
  await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
  await words(page).fill('The second words.');
  await saved(page);
  const other = await openPage(browser, new URL(post).pathname);
  await other.getByText('The first words.').waitFor();
  await reload(page);
  await page.getByText(/^Restored from/).waitFor();
  await button(page, 'Save changes').click();
  await page.waitForURL(post);
  await page.getByRole('heading', { name: '0 comments' }).waitFor();
  await page.getByText('The second words.').waitFor();
  await reload(other);
  await other.getByText('The second words.').waitFor();
});

test('a guest signs in first, and comes to the empty page', async () => {
  const page = await openPage(browser, '/profile/new');
  await page.getByText('You are not signed in. Sign in to see more.').waitFor();
  expect(await words(page).count()).toBe(0);
});

const digits = (part: number, width = 2) => String(part).padStart(width, '0');

const chosen = async (page: Page, inDays: number, time: string) => {
  const day = new Date(Date.now() + inDays * 86_400_000);
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type(
    `${digits(day.getMonth() + 1)}${digits(day.getDate())}${digits(day.getFullYear(), 4)}`,
  );
  await page.getByLabel(/^Time in /).fill(time);
};

test('a post is planned for a time, and the plan is changed', async () => {
  const { page, name } = await newMember(browser, '/profile/new');
  await words(page).fill('For later.');
  await page.getByLabel(t('posts.postTime.later')).check();
  await page.getByText(t('posts.postEditor.problems.timeOpen')).waitFor();
  expect(await button(page, 'Publish').isDisabled()).toBe(true);
  await chosen(page, -1, '12:00');
  await page.getByText('This time has passed.').waitFor();
  await button(page, 'Publish now').waitFor();
  await chosen(page, 120, '12:00');
  await page.getByText('Choose a time from 5 minutes to 90 days ahead.').waitFor();
  await chosen(page, 2, '12:00');
  await page.getByText(/^In \d+ d \d+ h$/).waitFor();
  await saved(page);
  await reload(page);
  await button(page, t('posts.postEditor.keep')).click();
  await page.getByText(/^In \d+ d \d+ h$/).waitFor();
  await button(page, 'Schedule').click();
  await isPublished(page);
  await page.getByText(/^Scheduled for \w+, \w+ \d+.* 12:00.*, \w+(\/\w+)*\.$/).waitFor();
  const post = new URL(page.url()).pathname;

  const other = await openPage(browser, post);
  await other.getByText('Page Not Found').first().waitFor();
  await page.goto(`${post}/edit`);
  await page.getByText(/^In \d+ d \d+ h$/).waitFor();
  await words(page).fill('For now, after all.');
  await page.getByText(t('posts.postDraft.local')).waitFor();
  await page.getByLabel(t('posts.postTime.now')).check();
  await button(page, 'Save changes').click();
  await isPublished(page);
  await reload(other);
  await other.getByText('For now, after all.').waitFor();
  await page.goto(`/${name}`);
  await page.getByText('For now, after all.').waitFor();
});
