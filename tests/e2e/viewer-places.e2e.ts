import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';
import { focused, isAt, isClosed, picture, pictures } from './lib/viewer.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

const square = readFileSync(new URL('lib/square.webm', import.meta.url));

test('of a video nothing but its poster is fetched before it is played: card, viewer, library', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new', { width: 1_440, height: 900 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/storage\/[^/]+\/(original|full)$/.test(pathname)) fetched.push(pathname);
  });
  await words(page).fill('Two seconds of a square.');
  const film = { name: 'square.webm', mimeType: 'video/webm', buffer: anew(square) };
  await page.locator('input[type=file]').setInputFiles(film);
  await page.getByText(/^1 · 0:02$/).waitFor();
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  await page.getByRole('button', { name: /^Play: 1 video, 0:02$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.goto('/library/uploaded');
  const tile = page.getByRole('button', { name: /^Open square/ }).first();
  await tile.waitFor();
  await page.waitForLoadState('networkidle');
  // The file after it is opened, and the video gone to: it waits for a press of its own.
  await page
    .getByRole('button', { name: /^Open / })
    .nth(1)
    .click();
  await picture(page).waitFor();
  fetched.length = 0;
  await page.keyboard.press('ArrowLeft');
  const viewer = page.getByRole('dialog');
  const play = viewer.getByRole('button', { name: /^Play/ });
  await play.first().waitFor();
  expect(await viewer.locator('video').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.endsWith('/original'))).toEqual([]);
  await play.first().click();
  await expect
    .poll(() => fetched.filter((path) => path.endsWith('/original')).length)
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await page.context().close();
});

test('a video opened in full size plays there, and the focus comes back to where it was opened', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new', { width: 1_440, height: 900 });
  await words(page).fill('Two more seconds.');
  const film = { name: 'square.webm', mimeType: 'video/webm', buffer: anew(square) };
  await page.locator('input[type=file]').setInputFiles(film);
  await page.getByText(/^1 · 0:02$/).waitFor();
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  await button(page, 'Open in full size: 1 video, 0:02').click();
  await isAt(page, '1 of 1');
  const video = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect.poll(() => focused(page)).toBe('Open in full size: 1 video, 0:02');
  await page.context().close();
});

test('a picture of a chat opens over the chat, and the focus comes back to it', async () => {
  const { page } = await newMember(browser, '/messages/2', { width: 1_440, height: 900 });
  await page.locator('input[type=file]').setInputFiles(pictures(6, lake));
  await button(page, 'Send').click();
  const first = button(page, 'Open Picture from You').first();
  await first.waitFor();
  expect(await button(page, 'Open Picture from You').count()).toBe(4);
  await button(page, '1 more file').click();
  await isAt(page, '5 of 6');
  await picture(page).waitFor();
  await page.keyboard.press('Home');
  await isAt(page, '1 of 6');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});
