import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { dialog, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';
import { callAs, headersOf } from './lib/calls.ts';
import { fill, isAt, isClosed, picture } from './lib/viewer.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

const ada = 2;
const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const log = (page: Page) => page.getByRole('log');
const written = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const shownSource = (page: Page) => picture(page).getAttribute('src');

/** Hashes of the newest files of the library of a page's member, once all are ready. */
const hashesOf = async (page: Page, count: number): Promise<string[]> => {
  const newest = async () => {
    const headers = await headersOf(page);
    const answer = await page.request.get('/api/v1/library/uploaded', { headers });
    const { data } = (await answer.json()) as { data: { hash: string; status: string }[] };
    return data.slice(0, count);
  };
  await expect
    .poll(async () => (await newest()).filter(({ status }) => status === 'ready').length)
    .toBe(count);
  return (await newest()).map(({ hash }) => hash);
};

/** Ada has sent a fan eight pictures in two messages, then so many words that those are not loaded, then one more. */
async function talk(options: { width: number; height: number; hasTouch?: boolean }) {
  const { page: fan, id } = await newMember(browser, `/messages/${ada}`, options);
  await written(fan).fill('Hello Ada');
  await button(fan, 'Send').click();
  await log(fan).getByRole('article').getByLabel('Sent').waitFor();
  // Ada may write to them as much as she likes.
  await callAs(fan, 'POST', `/api/v1/people/${ada}/start_following`, {});
  const creator = await signedIn(browser, 'ada', '/library/uploaded', options);
  await fill(creator, 9, lake);
  const hashes = await hashesOf(creator, 9);
  const say = (words: object) =>
    callAs(creator, 'POST', '/api/v1/chat/send', {
      withUserId: id,
      message: null,
      fileHash: null,
      isPaid: false,
      price: null,
      ...words,
    });
  for (const at of [1, 5]) await say({ fileHash: hashes.slice(at, at + 4) });
  for (let turn = 0; turn < 31; turn += 1)
    await say({ message: `Word ${turn}${'\nand on'.repeat(8)}` });
  await say({ fileHash: [hashes[0]] });
  await fan.reload();
  return { fan, creator, first: hashes[1] ?? '', last: hashes[0] ?? '' };
}

describe.each([
  ['on a phone', { width: 390, height: 844, hasTouch: true }],
  ['on a wide screen', { width: 1_440, height: 900 }],
])('pictures of a whole chat %s', (_, options) => {
  test('are counted and reached, those too whose messages have not come', async () => {
    const { fan, first, last } = await talk(options);
    let isCut = true;
    await fan.route(/\/chat\/2\/0\/media/, (route) => (isCut ? route.abort() : route.continue()));
    await button(fan, 'Open Picture from Ada Marlow').last().click();
    // Those that do not come are not counted, and asked for again.
    await picture(fan).waitFor();
    expect(await dialog(fan).getByRole('heading').textContent()).not.toContain(' of 9');
    isCut = false;
    await fan.context().setOffline(true);
    await fan.context().setOffline(false);
    await isAt(fan, '9 of 9');
    expect(await shownSource(fan)).toContain(last);
    await fan.keyboard.press('ArrowLeft');
    await isAt(fan, '8 of 9');
    await fan.keyboard.press('Home');
    await isAt(fan, '1 of 9');
    await expect.poll(() => shownSource(fan)).toContain(first);
    await fan.keyboard.press('End');
    await isAt(fan, '9 of 9');
    await expect.poll(() => shownSource(fan)).toContain(last);
    await fan.keyboard.press('Escape');
    await isClosed(fan);
    await fan.context().close();
  });
});

test('a video plays from the press that opened the viewer, and the next one waits for its own', async () => {
  const page = await signedIn(browser, 'ada', '/library/uploaded', { width: 1_440, height: 900 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/storage\/[^/]+\/(original|full)$/.test(pathname)) fetched.push(pathname);
  });
  const videos = ['harbour', 'evening'].map((name) => ({
    name: `${name}.webm`,
    mimeType: 'video/webm',
    buffer: anew(film),
  }));
  await page.locator('input[type=file]').setInputFiles(videos);
  const tile = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Open ${name}`) }).first();
  await tile('harbour').waitFor();
  await tile('evening').waitFor();
  expect(fetched).toEqual([]);
  await tile('evening').click();
  const playing = () =>
    dialog(page)
      .locator('video')
      .evaluate((one) => (one as HTMLVideoElement).currentTime);
  await expect.poll(playing).toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(1);
  // The player's keys are its own: Page goes on to the next file.
  const place = await dialog(page).getByRole('heading').textContent();
  await page.keyboard.press(place?.startsWith('1 ') ? 'PageDown' : 'PageUp');
  await dialog(page).getByRole('button', { name: /^Play/ }).first().waitFor();
  expect(await dialog(page).locator('video').count()).toBe(0);
  expect(new Set(fetched).size).toBe(1);
  await dialog(page)
    .getByRole('button', { name: t('media.viewer.describe') })
    .waitFor();
  await page.context().close();
});
