import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { jpegOf } from './lib/pictures.ts';
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
  const film = { name: 'square.webm', mimeType: 'video/webm', buffer: square };
  await page.locator('input[type=file]').setInputFiles(film);
  await page.getByText(/^1 · 0:02$/).waitFor();
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  await page.getByRole('button', { name: /^Play: 1 video, 0:02$/ }).waitFor();
  await button(page, 'Open in full size: 1 video, 0:02').click();
  await isAt(page, '1 of 1');
  const viewer = page.getByRole('dialog');
  const play = viewer.getByRole('button', { name: /^Play/ });
  await play.first().waitFor();
  expect(await viewer.locator('video').count()).toBe(0);
  expect(await viewer.locator('img').first().getAttribute('src')).toMatch(/\/thumb\?/);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect.poll(() => focused(page)).toBe('Open in full size: 1 video, 0:02');
  await page.goto('/library/uploaded');
  const tile = page.getByRole('button', { name: /^Open square/ }).first();
  await tile.click();
  await play.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await play.first().click();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.context().close();
});

test('a picture of a chat opens over the chat, and the focus comes back to it', async () => {
  const { page } = await newMember(browser, '/messages/2', { width: 1_440, height: 900 });
  await page.locator('input[type=file]').setInputFiles(pictures(6, lake));
  await button(page, 'Send').click();
  const first = button(page, 'Open Picture from You').first();
  await first.waitFor();
  expect(await button(page, 'Open Picture from You').count()).toBe(4);
  await button(page, '1 more picture').click();
  await isAt(page, '5 of 6');
  await picture(page).waitFor();
  await page.keyboard.press('Home');
  await isAt(page, '1 of 6');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});
