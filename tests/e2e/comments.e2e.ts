import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { isLive } from './lib/live.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { openPost } from './lib/post.ts';
import { hurry, slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const title = 'Window, north side';
const open = async (page: Page) => {
  await openPost(page, title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};
const write = async (page: Page, words: string) => {
  await page.getByLabel('Write a comment').fill(words);
  await page.getByLabel('Write a comment').press('Enter');
};
const row = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) });
const count = (page: Page, words: string) =>
  page.getByRole('heading', { name: words, exact: true });
const act = async (page: Page, words: string, name: string) => {
  await row(page, words)
    .getByRole('button', { name: pattern('posts.comments.more') })
    .click();
  await page.getByRole('menuitem', { name }).click();
};

test('a comment is written, edited, answered, and deleted by those who may', async () => {
  const { page: fan } = await newMember(browser, '/ada');
  await open(fan);
  await fan.getByText(t('posts.comments.empty')).waitFor();
  await write(fan, 'Frist!');
  await row(fan, 'Frist!').waitFor();
  await count(fan, '1 comment').waitFor();
  expect(await fan.getByLabel('Write a comment').inputValue()).toBe('');

  await act(fan, 'Frist!', 'Edit');
  await fan.getByLabel('Your comment').fill('First!');
  await button(fan, 'Save').click();
  await row(fan, 'First!').getByText('Edited').waitFor();

  const creator = await signedIn(browser, 'ada', '/ada');
  await open(creator);
  await write(creator, 'Thank you for looking.');
  await row(creator, 'Thank you for looking.').getByText('Author').waitFor();
  await slowTime(creator);
  await act(creator, 'First!', 'Delete');
  await button(creator, 'Undo').click();
  await row(creator, 'First!').waitFor();
  await hurry(creator);
  await act(creator, 'First!', 'Delete');
  await count(creator, '1 comment').waitFor();

  await reload(fan);
  await row(fan, 'Thank you for looking.').waitFor();
  expect(await row(fan, 'First!').count()).toBe(0);
  await act(fan, 'Thank you for looking.', 'Report comment');
  await fan.getByRole('dialog').waitFor();
  await Promise.all([fan.context().close(), creator.context().close()]);
});

test('a comment whose answer is lost is kept, and sent again once', async () => {
  const { page, name } = await newMember(browser, '/ada');
  await open(page);
  await page.getByLabel('Write a comment').waitFor();
  let isLost = true;
  await page.route('**/comments', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  const words = `Written by ${name}`;
  await write(page, words);
  await page.getByText(t('posts.commentComposer.unsent')).waitFor();
  await button(page, 'Try again').click();
  await row(page, words).waitFor();
  await reload(page);
  await row(page, words).waitFor();
  expect(await row(page, words).count()).toBe(1);
  await page.context().close();
});

test('a guest reads the thread and is led to sign in', async () => {
  const page = await openPage(browser, '/ada');
  await page.getByRole('link', { name: 'The valley before anyone wakes' }).click();
  await page.getByText('Third morning in a row? Your boots must be soaked.').waitFor();
  await page.getByRole('link', { name: t('posts.comments.login') }).waitFor();
  expect(await page.getByLabel('Write a comment').count()).toBe(0);
  await page.context().close();
});

test('what others write comes in live, and the author closes the thread', async () => {
  const { page: fan } = await newMember(browser, '/ada');
  await open(fan);
  await fan.getByLabel('Write a comment').waitFor();
  const creator = await signedIn(browser, 'ada', '/ada');
  await open(creator);
  await creator.getByLabel('Write a comment').waitFor();
  for (const page of [fan, creator]) await isLive(page, /posts\.\d+$/);
  const words = `Is this live? ${Date.now()}`;
  await write(fan, words);
  await row(creator, words).waitFor();
  await creator.getByText('1 new comment', { exact: true }).waitFor();
  await write(creator, `It is: ${words}`);
  await row(fan, `It is: ${words}`).waitFor();
  await act(creator, words, 'Delete');
  await row(fan, words).waitFor({ state: 'detached' });
  await during(
    creator.waitForResponse((answer) => answer.request().method() === 'PATCH'),
    () => button(creator, t('posts.postEditor.nobody')).click(),
  );
  await creator.getByText('Comments are closed.').waitFor();
  await reload(fan);
  await fan.getByText('Comments are closed.').waitFor();
  await button(creator, t('posts.threadAccess.readers')).click();
  await creator.getByLabel('Write a comment').waitFor();
  await Promise.all([fan.context().close(), creator.context().close()]);
});
