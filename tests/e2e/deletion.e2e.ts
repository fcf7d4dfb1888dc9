import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { boxWith, logWith } from './lib/chat.ts';
import { newMember } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 'Ada Marlow';

const deleteLast = async (page: Page) => {
  const log = logWith(page, ada);
  await log.getByRole('article').last().hover();
  await log.getByRole('button', { name: 'Message actions' }).last().click();
  await page.getByRole('menuitem', { name: /^Delete for both/ }).click();
};

test('a deletion counts down in its place, is undone by one Undo, and holds over a reload', async () => {
  const { page } = await newMember(browser, '/messages/2');
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
  await page.reload();
  await boxWith(page, ada).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fanfare.deletions')), { timeout: 10_000 })
    .toBeNull();
  await page.reload();
  await boxWith(page, ada).waitFor();
  expect(await log.getByText('Not for your eyes').count()).toBe(0);
});
