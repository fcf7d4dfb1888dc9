import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { boxWith, chatRow, logWith } from './lib/chat.ts';
import { newMember } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';
import { hurry, slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 'Ada Marlow';

const deleteLast = async (page: Page) => {
  const log = logWith(page, ada);
  await log.getByRole('article').last().hover();
  await log
    .getByRole('button', { name: /^Actions for your message, / })
    .last()
    .click();
  await page.getByRole('menuitem', { name: /^Delete for both/ }).click();
};

test('a deletion counts down in its place, is undone by one Undo, and holds over a reload', async () => {
  const { page } = await newMember(browser, '/messages/2');
  await slowTime(page);
  const log = logWith(page, ada);
  await boxWith(page, ada).fill('Not for your eyes');
  await boxWith(page, ada).press('Enter');
  await log.getByLabel('Sent').waitFor();

  await deleteLast(page);
  await log.getByText(/^Will be deleted for both in \d s$/).waitFor();
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(1);
  await log.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await log.getByText('Not for your eyes').waitFor();
  expect(await log.locator(':focus').count()).toBe(1);

  await deleteLast(page);
  await log.getByText(/^Will be deleted for both in/).waitFor();
  await reload(page);
  await hurry(page);
  await boxWith(page, ada).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fanfare.deletions')))
    .toBeNull();
  await reload(page);
  await boxWith(page, ada).waitFor();
  expect(await log.getByText('Not for your eyes').count()).toBe(0);
});

test('a chat that is deleted says in how many seconds, and is deleted although the page is left', async () => {
  const { page } = await newMember(browser, '/messages/2');
  await slowTime(page);
  await boxWith(page, ada).fill('Not for long');
  await boxWith(page, ada).press('Enter');
  await logWith(page, ada).getByLabel('Sent').waitFor();
  await page.goto('/messages');
  await chatRow(page, ada).waitFor();
  const ask = async () => {
    await chatRow(page, ada).hover();
    await page
      .getByRole('button', { name: t('chat.chatMenu.label', { name: ada }) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page
      .getByRole('button', { name: t('chat.chatDeletion.person.confirm'), exact: true })
      .last()
      .click();
    await page
      .getByText(/^The chat with Ada Marlow will be deleted in \d+ s\.$/)
      .first()
      .waitFor();
  };
  await ask();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await chatRow(page, ada).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('fanfare.chat-deletions'))).toBeNull();

  await ask();
  await reload(page);
  await hurry(page);
  await page
    .getByRole('list', { name: 'Chats', exact: true })
    .or(page.getByText('No chats'))
    .waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fanfare.chat-deletions')))
    .toBeNull();
  await reload(page);
  await page.getByRole('heading', { name: 'Messages' }).first().waitFor();
  await isQuiet(page);
  expect(await chatRow(page, ada).count()).toBe(0);
});
