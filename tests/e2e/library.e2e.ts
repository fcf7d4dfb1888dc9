import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { leftDialog, openBrowser, reload } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { answer, cards, dialog, fillCard, newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

const tiles = (page: Page) => page.getByRole('button', { name: /^Open / });

test('a member finds the library by the navigation, uploads, and finds the files again', async () => {
  const { page } = await newMember(browser, '/', { width: 1_440, height: 900 });
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByText(t('media.library.noPurchases')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/library/owned');
  await page.getByRole('link', { name: t('media.library.uploaded') }).click();
  await page.getByText('No files yet').waitFor();
  const files = ['lake.jpg', 'pond.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: anew(lake),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => tiles(page).count()).toBe(2);
  await page.getByRole('link', { name: /^Uploads 2/ }).waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: t('media.library.uploads') }).count())
    .toBe(0);
  await reload(page);
  await expect.poll(() => tiles(page).count()).toBe(2);
});

test('a file opens in full size; arrows, an address that expired, a download; Escape gives the focus back', async () => {
  const { page } = await newMember(browser, '/library/uploaded', { width: 1_440, height: 900 });
  const files = ['lake.jpg', 'pond.jpg', 'sea.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: anew(lake),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => tiles(page).count()).toBe(3);
  // The address of the last one is of an hour that is over, whoever asks for it first: it is signed anew.
  const thumbs = page.getByRole('main').locator('img[src*="/storage/"]');
  await expect.poll(() => thumbs.count()).toBe(3);
  const thumb = await thumbs.last().getAttribute('src');
  const hash = /\/storage\/([^/]+)\//.exec(thumb ?? '')?.[1] ?? 'none';
  let isOver = true;
  await page.route(`**/storage/${hash}/full?*`, (route) =>
    isOver ? route.fulfill({ status: 403 }) : route.continue(),
  );
  page.on('response', (response) => {
    if (/\/api\/v1\/library\/files\//.test(response.url()) && response.ok()) isOver = false;
  });
  await tiles(page).first().press('Enter');
  const viewer = page.getByRole('dialog', { name: '1 of 3' });
  await viewer.waitFor();
  const width = () =>
    page.locator('[role=dialog] img[data-zoom]').evaluate((img) => img.clientWidth);
  await expect.poll(width).toBe(900);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: '2 of 3' }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('dialog', { name: '3 of 3' }).waitFor();
  await expect.poll(() => isOver).toBe(false);
  await expect.poll(width).toBe(900);
  expect(await button(page, 'Next').isDisabled()).toBe(true);
  await during(page.waitForEvent('download'), () =>
    page.getByRole('link', { name: 'Download' }).click(),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Open (lake|pond|sea)\.jpg, picture, /);
});

test('what was bought is listed with its post; a list that does not come offers to try again', async () => {
  const { page } = await newMember(browser, '/ada', { width: 1_440, height: 900 });
  const card = page.getByRole('article').filter({ hasText: 'Five states of one plate' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return card.count();
    })
    .toBe(1);
  await card.getByRole('button', { name: 'Unlock for $5.00' }).click();
  await fillCard(page, cards.pays);
  await answer(page, 'Pay $5.00').click();
  await dialog(page).getByText('The post is yours.').waitFor();
  await answer(page, 'Done').click();
  await leftDialog(page);
  await page.goto('/library');
  await page
    .getByText(/^Ada Marlow, \$5\.00, /)
    .first()
    .waitFor();
  // The title, the price once for all its files, and the receipt.
  await page.getByRole('heading', { name: 'Five states of one plate' }).waitFor();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(1);
  expect(await page.getByText(/\$5\.00/).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Open receipt' }).count()).toBe(1);
  const post = page.getByRole('link', { name: 'Open post' }).first();
  await page.route('**/api/v1/library/**', (route) => route.abort());
  await page.getByRole('link', { name: t('media.library.uploaded') }).click();
  await page.getByText(t('media.library.failed')).waitFor();
  await page.unroute('**/api/v1/library/**');
  await button(page, 'Try again').click();
  await page.getByText('No files yet').or(tiles(page).first()).first().waitFor();
  await page.goBack();
  await post.click();
  await page.waitForURL(/\/post\/\d+$/);
});

test('folders: made, a file moved in, the address kept, renamed, deleted with its files left', async () => {
  const { page } = await newMember(browser, '/library/uploaded', { width: 1_440, height: 900 });
  const files = ['lake.jpg', 'pond.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: anew(lake),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => tiles(page).count()).toBe(2);
  await button(page, 'New folder').click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Summer');
  await answer(page, 'Create').click();
  const folder = page.getByRole('list', { name: 'Folders' }).getByRole('link');
  await folder.filter({ hasText: 'Summer' }).waitFor();
  await tiles(page).first().click();
  await button(page, 'Move to folder').click();
  const move = page.getByRole('dialog', { name: 'Move to folder' });
  await move.getByText('Summer').click();
  await move.getByRole('button', { name: 'Move 1 here' }).click();
  await page.getByText('1 file moved to Summer.').waitFor();
  await move.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await folder.filter({ hasText: '1 file' }).click();
  await page.getByRole('heading', { name: 'Summer' }).waitFor();
  await expect.poll(() => tiles(page).count()).toBe(1);
  expect(new URL(page.url()).search).toMatch(/^\?folder=\d+$/);
  await reload(page);
  await expect.poll(() => tiles(page).count()).toBe(1);
  await button(page, 'Rename').click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Autumn');
  await answer(page, 'Save').click();
  await page.getByRole('heading', { name: 'Autumn' }).waitFor();
  await button(page, 'Delete folder').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('1 file is in it.').waitFor();
  await question.getByRole('button', { name: 'Delete folder' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => tiles(page).count()).toBe(2);
  expect(await folder.count()).toBe(0);
});
