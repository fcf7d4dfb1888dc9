import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { dialog, newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = await jpegOf();
});

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Open ${name}, picture, `) });
const tiles = (page: Page) => page.getByRole('gridcell');

/** A member with two files in the library. */
async function withFiles(): Promise<Page> {
  const { page } = await newMember(browser, '/library/uploaded', { width: 1_440, height: 900 });
  const files = ['lake.jpg', 'pond.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: anew(buffer),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => tiles(page).count()).toBe(2);
  return page;
}

test('files are found by name and filters, which stand in the address; nothing found is cleared', async () => {
  const page = await withFiles();
  const search = page.getByRole('searchbox', { name: t('media.library.search') });
  await search.fill('LAKE');
  await expect.poll(() => tiles(page).count()).toBe(1);
  await tile(page, 'lake\\.jpg').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=LAKE');
  await reload(page);
  await expect.poll(() => tiles(page).count()).toBe(1);
  expect(await search.inputValue()).toBe('LAKE');
  await page.getByText(t('media.library.filter'), { exact: true }).click();
  await page.getByRole('combobox', { name: t('media.library.kind') }).selectOption('video');
  await page.getByText(t('media.library.noMatch')).waitFor();
  await button(page, t('media.library.clear')).click();
  await expect.poll(() => tiles(page).count()).toBe(2);
  expect(new URL(page.url()).search).toBe('');
  await button(page, t('media.library.unused')).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?unused=1');
  await expect.poll(() => tiles(page).count()).toBe(2);
});

test('a file says its facts and that nothing shows it; it is deleted after a question', async () => {
  const page = await withFiles();
  await tile(page, 'lake\\.jpg').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'lake.jpg' });
  await details.getByText(t('media.fileDetails.none')).waitFor();
  await details.getByText(/kB$/).waitFor();
  await details.getByRole('button', { name: t('media.fileDetails.remove') }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this file?' });
  await question.getByText('Not used: 1 file is deleted.').waitFor();
  await question.getByRole('button', { name: 'Delete 1 file' }).click();
  await page.getByText('1 file deleted.').first().waitFor();
  await expect.poll(() => tiles(page).count()).toBe(1);
  await tile(page, 'pond\\.jpg').waitFor();
  await page.getByRole('link', { name: /^Uploads 1/ }).waitFor();
  await expect.poll(() => dialog(page).count()).toBe(0);
});
