import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { boxWith, logWith, openChat } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

const [adaMarlow, boLindqvist] = ['Ada Marlow', 'Bo Lindqvist'];

/** Signed in, in the chat with somebody. */
const inChat = async (name: string, other: string): Promise<Page> => {
  const page = await signedIn(browser, name, '/messages');
  await openChat(page, other);
  return page;
};
const attach = (page: Page, name = 'lake.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: anew(lake) });
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

test('what is too large, or neither a picture nor a video, is named before a byte moves', async () => {
  const page = await inChat('ada', boLindqvist);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const large = path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-large-')), 'large.png');
  writeFileSync(large, '');
  truncateSync(large, 26_214_401);
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByText("Could not upload the file 'large.png': it is larger than 25 MB").waitFor();
  await attach(page, 'notes.pdf', 'application/pdf');
  await page
    .getByText(/^Could not upload the file 'notes\.pdf': only JPEG, .* can be uploaded/)
    .waitFor();
  expect(await send(page).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: /^Try .* again$/ }).count()).toBe(0);
  await page.getByText(t('chat.attachedFiles.broken'), { exact: true }).waitFor();
  expect(asked.filter((one) => one.endsWith('/api/v1/files'))).toEqual([]);
  await page.getByRole('button', { name: 'Remove large.png' }).click();
});

test('a file goes on by itself after a lost answer, and is one; a route in between does not matter', async () => {
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
  await page.getByText(t('media.upload.interrupted')).waitFor();
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

/** Files as another program gives them to the field: over the clipboard, or dropped there. */
const give = (page: Page, way: 'paste' | 'drop', names: readonly string[]) =>
  boxWith(page, boLindqvist).evaluate(
    (box, { way: how, names: called, bytes }) => {
      const data = new DataTransfer();
      for (const name of called)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data });
      box.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { way, names, bytes: [...anew(lake)] },
  );

test.each(['paste', 'drop'] as const)(
  'a picture can come by %s, and words stay words',
  async (way) => {
    const page = await inChat('ada', boLindqvist);
    expect(await give(page, way, [])).toBe(false);
    expect(await give(page, way, ['shore.jpg'])).toBe(true);
    const remove = page.getByRole('button', { name: 'Remove shore.jpg' });
    await remove.waitFor();
    expect(await send(page).isEnabled()).toBe(true);
    await remove.click();
    await expect.poll(() => page.getByText('shore.jpg').count()).toBe(0);
  },
);

test('twenty pictures at once are one message, and there is no room for one more', async () => {
  const [ada, bo] = [await inChat('ada', boLindqvist), await inChat('bo', adaMarlow)];
  const newest = logWith(bo, adaMarlow).getByRole('article').last();
  const files = Array.from({ length: 21 }, (_, index) => ({
    name: `lake-${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: anew(lake),
  }));
  await ada.locator('input[type=file]').setInputFiles(files);
  const attached = ada.getByRole('button', { name: /^Remove lake-\d+\.jpg$/ });
  await expect.poll(() => attached.count()).toBe(20);
  await send(ada).click();
  await expect.poll(() => attached.count()).toBe(0);
  await newest.getByRole('button', { name: '15 more files' }).click();
  // The fifth cell stands for those without one too.
  const seen = bo.getByRole('dialog', { name: /^\d+ of \d+$/ });
  const placeOf = async () => ((await seen.getByRole('heading').textContent()) ?? '').split(' of ');
  await seen.waitFor();
  const [place = '0', count = '0'] = await placeOf();
  expect(Number(count) - Number(place)).toBeGreaterThanOrEqual(15);
  await bo.keyboard.press('End');
  // Pictures before this message are counted too, once they are known.
  await expect
    .poll(async () => {
      const [at, all] = await placeOf();
      return at === all && Number(all) >= Number(count);
    })
    .toBe(true);
});

test('a page that is sending a file asks before it is left, and not afterwards', async () => {
  const page = await inChat('ada', boLindqvist);
  await page.route('**/api/v1/files', () => {});
  await Promise.all([page.waitForRequest('**/api/v1/files'), attach(page)]);
  await page.getByRole('button', { name: 'Cancel lake.jpg' }).waitFor();
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Cancel lake.jpg' }).click();
  await expect.poll(() => page.getByText('lake.jpg').count()).toBe(0);
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
});

test('a page whose file the server still makes ready is left without a question', async () => {
  const page = await inChat('ada', boLindqvist);
  await page.route(/\/api\/v1\/files\/[\da-f]{40}$/, () => {});
  await Promise.all([page.waitForRequest(/\/api\/v1\/files\/[\da-f]{40}$/), attach(page)]);
  await page.getByRole('button', { name: 'Cancel lake.jpg' }).waitFor();
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
});
