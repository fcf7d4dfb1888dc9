import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { words } from './lib/composer.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let buffer: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  buffer = anew(await jpegOf(90, 60));
});

const choose = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
const tiles = (page: Page) => page.getByRole('button', { name: /^Open / });
const question = (page: Page) => page.getByRole('alert').getByText(t('media.upload.duplicate'));
const use = (page: Page) => button(page, t('media.upload.useDuplicate'));
const sendAgain = (page: Page) => button(page, t('media.upload.sendAgain'));

/** Paths to which bytes of a page's files were sent. */
const transfers = (page: Page) => {
  const all: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /^\/api\/v1\/(files|uploads)/.test(pathname))
      all.push(pathname);
  });
  return all;
};

/** A new member with the picture in their library. */
async function withPicture(width = 1_440) {
  const { page } = await newMember(browser, '/library/uploaded', { width, height: 844 });
  await choose(page, 'lake.jpg');
  await expect.poll(() => tiles(page).count()).toBe(1);
  return { page, sent: transfers(page) };
}

test('a picture that the library has is used, and not a byte moves', async () => {
  const { page, sent } = await withPicture();
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  expect(await objections(page)).toEqual([]);
  await use(page).click();
  await expect.poll(() => question(page).count()).toBe(0);
  await reload(page);
  await expect.poll(() => tiles(page).count()).toBe(1);
  expect(sent).toEqual([]);
});

test('it is sent again where its owner wants two of it, and asked about once', async () => {
  const { page, sent } = await withPicture(390);
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  for (const answer of [use(page), sendAgain(page)])
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await sendAgain(page).click();
  await expect.poll(() => tiles(page).count()).toBe(2);
  expect(sent).toEqual(['/api/v1/files']);
});

test('it is left out without an answer', async () => {
  const { page, sent } = await withPicture();
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  await button(page, t('media.upload.remove', { filename: 'again.jpg' })).click();
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await tiles(page).count()).toBe(1);
  expect(sent).toEqual([]);
});

test('a message waits for the answer, then has the file, and has it once', async () => {
  const { page, sent } = await withPicture();
  await page.goto('/messages/2');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('From the lake.');
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  expect(await button(page, 'Send').isDisabled()).toBe(true);
  await use(page).click();
  const remove = page.getByRole('button', { name: /^Remove .*\.jpg$/ });
  await remove.waitFor();
  await expect.poll(() => button(page, 'Send').isEnabled()).toBe(true);
  await choose(page, 'once more.jpg');
  await use(page).click();
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await remove.count()).toBe(1);
  expect(sent).toEqual([]);
});

test('a post waits for the answer, and says so', async () => {
  const { page, sent } = await withPicture();
  await page.goto('/profile/new');
  await words(page).fill('From the lake.');
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  await page.getByText(plural('posts.postEditor.filesDuplicate', 1)).waitFor();
  expect(await button(page, 'Publish').isDisabled()).toBe(true);
  await use(page).click();
  await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true);
  expect(sent).toEqual([]);
});

test('the tray asks for a screen that was left', async () => {
  const { page, sent } = await withPicture();
  await choose(page, 'again.jpg');
  await question(page).waitFor();
  await page
    .getByRole('link', { name: /^Explore/ })
    .first()
    .click();
  const tray = page.getByRole('region', { name: t('media.uploadTray.label') });
  await tray.getByText(plural('media.uploadTray.duplicate', 1)).waitFor();
  await tray.getByText(t('media.upload.duplicate')).waitFor();
  await use(page).click();
  await tray.getByText(plural('media.uploadTray.ready', 1)).waitFor();
  expect(sent).toEqual([]);
});
