import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, signIn } from './lib/browser.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => browser.close());

/** Signed in, in the chat with somebody. */
const openChat = async (name: string, other: RegExp): Promise<Page> => {
  const page = await openPage(browser, '/login');
  await signIn(page, name);
  await page.getByText('You are logged in!').first().waitFor();
  await toChat(page, other);
  return page;
};
const toChat = async (page: Page, other: RegExp) => {
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await page.waitForURL('**/messages');
  await page.getByRole('link', { name: other }).first().click();
  await page.getByRole('log').waitFor();
};
const attach = (page: Page, name = 'lake.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: lake });
const ready = (page: Page) => page.getByRole('button', { name: 'Remove lake.jpg' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('ada sends bo a picture, and bo sees it', async () => {
  const [ada, bo] = [await openChat('ada', /Bo /), await openChat('bo', /Ada /)];
  const before = await bo.getByRole('log').locator('img').count();
  await attach(ada);
  await ready(ada).waitFor();
  await send(ada).click();
  await expect.poll(() => ready(ada).count()).toBe(0);
  await expect.poll(() => bo.getByRole('log').locator('img').count()).toBeGreaterThan(before);
  await Promise.all([ada.context().close(), bo.context().close()]);
});

test('what is too large or no picture is named before a byte moves', async () => {
  const page = await openChat('ada', /Bo /);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const large = path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-large-')), 'large.png');
  writeFileSync(large, '');
  truncateSync(large, 26_214_401);
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByText("Could not upload the file 'large.png': it is larger than 25 MB").waitFor();
  await attach(page, 'film.mov', 'video/quicktime');
  await page
    .getByText(/^Could not upload the file 'film\.mov': only JPEG, .* can be sent/)
    .waitFor();
  expect(await send(page).isDisabled()).toBe(true);
  expect(asked.filter((one) => one.endsWith('/api/v1/files'))).toEqual([]);
  await page.getByRole('button', { name: 'Remove large.png' }).click();
  await page.context().close();
});

test('an answer that is lost and a retry make one file; a route in between does not matter', async () => {
  const page = await openChat('ada', /Bo /);
  const answers: number[] = [];
  let isLost = true;
  await page.route('**/api/v1/files', async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    if (!isLost) return route.fulfill({ response: answer });
    isLost = false;
    return route.abort();
  });
  await attach(page);
  await page.getByText("Could not upload the file 'lake.jpg': the server did not answer").waitFor();
  await page.getByRole('button', { name: 'Try lake.jpg again' }).click();
  await page
    .getByRole('link', { name: /^Explore/ })
    .first()
    .click();
  await toChat(page, /Bo /);
  await ready(page).waitFor();
  expect(answers).toEqual([201, 409]);
  await ready(page).click();
  await page.context().close();
});

test('a cancelled upload is gone, and the page may be left', async () => {
  const page = await openChat('ada', /Bo /);
  await page.route('**/api/v1/files', () => {});
  await attach(page);
  await page.getByRole('button', { name: 'Cancel lake.jpg' }).click();
  await expect.poll(() => page.getByText('lake.jpg').count()).toBe(0);
  await page.context().close();
});
