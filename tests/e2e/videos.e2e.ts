import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { anew } from './lib/pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/**
 * Two seconds of a square that moves, as a recorder wrote them: without saying how long they are. A file,
 * since what is recorded on a busy machine is as long as that machine took.
 */
const square = readFileSync(new URL('lib/square.webm', import.meta.url));
/** The beginning of a video that has nothing more. */
const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1');
const storage = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/storage/')) paths.push(pathname);
  });
  return paths;
};

test('a video is posted from the device, plays for who may see it, and sends no byte to others', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  await words(page).fill('Two seconds of a square.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'square.webm', mimeType: 'video/webm', buffer: anew(square) });
  await page.getByText(/^1 · 0:02$/).waitFor();
  await saved(page);
  await reload(page);
  await page.getByText(/^Restored from .*: text and 1 video\.$/).waitFor();
  await button(page, t('posts.postEditor.keep')).click();
  await page.getByText(/^1 · 0:02$/).waitFor();
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('5');
  const asked = storage(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  const video = page.getByRole('article').locator('video');
  await page.getByRole('button', { name: /^Play: 1 video, 0:02$/ }).waitFor();
  expect(await video.count()).toBe(0);
  expect(asked.filter((path) => path.endsWith('/original'))).toEqual([]);
  await page.getByRole('button', { name: /^Play: 1 video, 0:02$/ }).click();
  await expect
    .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);

  const guest = await openPage(browser, '/');
  const theirs = storage(guest);
  await guest.goto(new URL(page.url()).pathname);
  await guest
    .getByText(/1 video \(0:02\)/)
    .first()
    .waitFor();
  expect(await guest.locator('video').count()).toBe(0);
  const poster = new URL((await video.getAttribute('poster')) ?? '', page.url()).pathname;
  expect(poster).toMatch(/^\/storage\/[^/]+\/thumb$/);
  const hash = poster.split('/')[2] ?? '';
  expect(theirs.filter((path) => path.includes(hash))).toEqual([]);
});

test('what neither this browser nor the server can read is refused in words', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(?:files|uploads)/.test(pathname)) sent.push(request.method());
  });
  const give = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer });
  // So large that it goes in pieces: none of them is sent.
  await give('large.mp4', anew(Buffer.concat([head, Buffer.alloc(6_000_000)])));
  await page
    .getByText(/^Could not upload the file 'large\.mp4': this device can't read it/)
    .waitFor();
  expect(sent.filter((method) => method !== 'GET')).toEqual(['POST']);
  await give('small.mp4', anew(head));
  await page
    .getByText(/^Could not upload the file 'small\.mp4': this device can't read it/)
    .waitFor();
  await give('broken.mp4', Buffer.from('no video'));
  await page.getByText(/^Could not upload the file 'broken\.mp4': only /).waitFor();
});

test('files are what they hold, whatever their device calls them', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: anew(buffer) });
  const remove = (name: string) =>
    page.getByRole('button', { name: `Remove ${name}`, exact: true });
  await give('film.m4v', 'video/x-m4v', square);
  await remove('film.m4v').waitFor();
  await page.getByText(/^1 · 0:02$/).waitFor();
  const lake = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  await give('lake.jpg', 'image/jpg', lake);
  await give('lake.mov', 'video/quicktime', lake);
  await give('lake', 'application/octet-stream', lake);
  for (const name of ['lake.jpg', 'lake.mov', 'lake']) await remove(name).waitFor();
  await give('words.png', 'image/png', Buffer.from('These are words.'));
  await page
    .getByText(/^Could not upload the file 'words\.png': only JPG, PNG, .*MOV can be uploaded/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Try words.png again' }).count()).toBe(0);
});

test('a video whose address ended plays by another one', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  await words(page).fill('Two seconds of a square, later.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'square.webm', mimeType: 'video/webm', buffer: anew(square) });
  await page.getByText(/^1 · 0:02$/).waitFor();
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  const ended = new Set<string>();
  await page.route(/\/storage\/.*\/original/, (route) => {
    const url = route.request().url();
    if (ended.has(url)) return route.continue();
    ended.add(url);
    return route.fulfill({ status: 403 });
  });
  const video = page.getByRole('article').locator('video');
  await page.getByRole('button', { name: /^Play: 1 video, 0:02$/ }).click();
  await expect
    .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  expect(ended.size).toBe(1);
});
