import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a report stands in my reports with its number, from its receipt and from its notification', async () => {
  const { page } = await newMember(browser, '/fay');
  await button(page, t('people.relationship.more', { name: 'Fay Winters' })).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Spam or advertising' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const words = dialog.getByText(pattern('people.complaint.sent'));
  const number = (await words.textContent())?.match(/R-\d+/)?.[0] ?? '';
  await dialog.getByRole('button', { name: 'See my reports' }).click();

  await page.waitForURL('**/reports');
  const row = page.getByRole('listitem').filter({ hasText: number });
  await row.getByText('Received', { exact: true }).waitFor();
  await row.getByText('Fay Winters', { exact: true }).waitFor();
  await page.getByText('These are all your reports.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('My reports');

  await page.goto('/messages/1');
  await page
    .getByText(new RegExp(`It's number ${number}`))
    .first()
    .waitFor();
  await page
    .getByRole('log')
    .getByRole('link', { name: new RegExp(`number ${number}`) })
    .click();
  await page.waitForURL('**/reports');
  await page.goBack();
  await page.goto('/audience/blacklist');
  await page.getByRole('link', { name: 'My reports' }).click();
  await page.waitForURL('**/reports');
  await row.getByRole('link', { name: 'Open what was reported: Fay Winters' }).click();
  await page.waitForURL('**/fay');
});
