import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { logWith, openChat } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => browser.close());

const [adaMarlow, boLindqvist] = ['Ada Marlow', 'Bo Lindqvist'];

/** Signed in, in the chat with somebody. */
const inChat = async (name: string, other: string): Promise<Page> => {
  const page = await signedIn(browser, name, '/');
  await openChat(page, other);
  return page;
};
const attach = (page: Page, name = 'lake.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: lake });
const ready = (page: Page) => page.getByRole('button', { name: 'Remove lake.jpg' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('ada sends bo a picture, and bo sees it', async () => {
  const [ada, bo] = [await inChat('ada', boLindqvist), await inChat('bo', adaMarlow)];
  const before = await logWith(bo, adaMarlow).locator('img').count();
  await attach(ada);
  await ready(ada).waitFor();
  await send(ada).click();
  await expect.poll(() => ready(ada).count()).toBe(0);
  await expect.poll(() => logWith(bo, adaMarlow).locator('img').count()).toBeGreaterThan(before);
});

test('what is too large or no picture is named before a byte moves', async () => {
  const page = await inChat('ada', boLindqvist);
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
});

test('an answer that is lost and a retry make one file; a route in between does not matter', async () => {
  const page = await inChat('ada', boLindqvist);
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
  await openChat(page, boLindqvist);
  await ready(page).waitFor();
  expect(answers).toEqual([201, 409]);
  await ready(page).click();
});

test('a cancelled upload is gone, and the page may be left', async () => {
  const page = await inChat('ada', boLindqvist);
  await page.route('**/api/v1/files', () => {});
  await attach(page);
  await page.getByRole('button', { name: 'Cancel lake.jpg' }).click();
  await expect.poll(() => page.getByText('lake.jpg').count()).toBe(0);
});
