import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { chatRow, chatWith, openChat } from './lib/chat.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = await jpegOf(90, 60);
});

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const tray = (page: Page) => page.getByRole('region', { name: t('media.uploadTray.label') });
const inTray = (page: Page, label: string) => tray(page).getByRole('button', { name: label });
const rows = (page: Page) => tray(page).getByRole('listitem');
const visit = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click();
const choose = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: anew(buffer) })),
    );

/** Holds each upload of a page until it is let go; `count` is how many were held so far. */
async function heldUploads(page: Page) {
  const held: (() => Promise<void>)[] = [];
  let count = 0;
  await page.route('**/api/v1/files', (route) => {
    count += 1;
    held.push(() => route.continue());
  });
  const release = async (most = Infinity) => {
    for (const go of held.splice(0, most)) await go();
  };
  return { release, held: () => held.length, count: () => count };
}

test.each([1_440, 390])(
  'files whose screen is left go on in the tray, at %i, and come back with it',
  async (width) => {
    const { page } = await newMember(browser, '/library/uploaded', { width, height: 844 });
    const uploads = await heldUploads(page);
    await choose(page);
    await expect.poll(uploads.held).toBe(3);
    expect(await tray(page).count()).toBe(0);

    await visit(page, /^Explore/);
    await tray(page)
      .getByText(plural('media.uploadTray.moving', 6, { total: 6 }))
      .waitFor();
    await page.getByRole('status').getByText(plural('media.uploadTray.begun', 6)).waitFor();
    // A phone has one line, which opens.
    const isNarrow = width < 600;
    expect(await rows(page).count()).toBe(isNarrow ? 0 : 6);
    if (isNarrow) await inTray(page, t('media.uploadTray.open')).click();
    await expect.poll(() => rows(page).count()).toBe(6);
    expect(await objections(page)).toEqual([]);

    await uploads.release();
    await expect.poll(uploads.held).toBe(3);
    await page.goBack();
    const waiting = page.getByRole('list', { name: t('media.library.uploads') });
    await expect.poll(() => waiting.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect.poll(() => tray(page).count()).toBe(0);

    await visit(page, /^Explore/);
    await tray(page).waitFor();
    await uploads.release();
    await tray(page)
      .getByText(/files? ready$/)
      .waitFor();
    await inTray(page, t('media.uploadTray.close')).click();
    await expect.poll(() => tray(page).count()).toBe(0);
    expect(uploads.count()).toBe(6);
    await page.goBack();
    await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(6);
  },
);

test('a file is cancelled and tried again in the tray, by keys alone, and Escape folds it', async () => {
  const { page } = await newMember(browser, '/library/uploaded', { width: 1_440, height: 844 });
  let isCut = true;
  await page.route('**/api/v1/files', (route) =>
    isCut ? route.fulfill({ status: 422, json: { message: 'Not now.' } }) : route.continue(),
  );
  await page.locator('input[type=file]').setInputFiles(
    ['a', 'b'].map((name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: anew(buffer),
    })),
  );
  await page
    .getByRole('button', { name: t('media.upload.retry', { filename: 'b.jpg' }) })
    .waitFor();
  await visit(page, /^Explore/);
  await tray(page).getByText(plural('media.uploadTray.failed', 2)).waitFor();
  isCut = false;
  await inTray(page, t('media.upload.retry', { filename: 'a.jpg' })).focus();
  await page.keyboard.press('Enter');
  await tray(page).getByText(plural('media.uploadTray.failed', 1)).waitFor();
  await inTray(page, t('media.upload.remove', { filename: 'b.jpg' })).focus();
  await page.keyboard.press('Enter');
  await tray(page).getByText(plural('media.uploadTray.ready', 1)).waitFor();
  await inTray(page, t('media.uploadTray.fold')).focus();
  await page.keyboard.press('Escape');
  await inTray(page, t('media.uploadTray.open')).waitFor();
  expect(await inTray(page, t('media.uploadTray.open')).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

test('a file that becomes ready while its chat is not shown is ready there after a reload', async () => {
  const page = await signedIn(browser, 'ada', '/messages');
  await openChat(page, 'Bo Lindqvist');
  const uploads = await heldUploads(page);
  const file = { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: anew(buffer) };
  await chatWith(page, 'Bo Lindqvist').locator('input[type=file]').setInputFiles(file);
  await expect.poll(uploads.held).toBe(1);
  await chatRow(page, 'Mira Castellanos').click();
  await tray(page)
    .getByText(plural('media.uploadTray.moving', 1, { total: 1 }))
    .waitFor();
  await uploads.release();
  await tray(page).getByText(plural('media.uploadTray.ready', 1)).waitFor();
  await reload(page);
  await openChat(page, 'Bo Lindqvist');
  await button(page, t('media.upload.remove', { filename: 'lake.jpg' })).waitFor();
  expect(await button(page, t('media.upload.choose', { filename: 'lake.jpg' })).count()).toBe(0);
  await button(page, 'Send').click();
  await expect.poll(() => page.getByText('lake.jpg').count()).toBe(0);
  expect(uploads.count()).toBe(1);
});
