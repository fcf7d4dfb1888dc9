import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { leftDialog, openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { answer, dialog, newMember, signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { anew } from './lib/pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
/** Kinds of the media that a page asks for. */
const storage = (page: Page) => {
  const kinds: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/storage/')) kinds.push(pathname.split('/')[3] ?? '');
  });
  return kinds;
};
const post = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const watch = (page: Page, title: string) =>
  post(page, title).getByRole('button', { name: t('posts.postActions.preview') });

/** Ada sells a video, and lets its first seconds be watched or not; answers the path of its post. */
async function sell(title: string, isOffered: boolean, count = 1): Promise<string> {
  const page = await signedIn(browser, 'ada', '/profile/new', { width: 1_440, height: 900 });
  const hashes: Promise<string>[] = [];
  page.on('response', (one) => {
    if (one.url().endsWith('/api/v1/files') && one.request().method() === 'POST')
      hashes.push(one.json().then(({ fileHash }) => String(fileHash)));
  });
  await page.getByLabel(t('posts.postEditor.title')).fill(title);
  await words(page).fill('The harbour this morning.');
  await page.locator('input[type=file]').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `harbour ${index}.webm`,
      mimeType: 'video/webm',
      buffer: anew(film),
    })),
  );
  await expect.poll(() => page.getByText(/^\d · 0:40$/).count()).toBe(count);
  await saved(page);
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('5');
  await button(page, 'Publish').click();
  await isPublished(page);
  if (isOffered) {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    for (const fileHash of await Promise.all(hashes)) {
      const offered = await page.request.put(`/api/v1/files/${fileHash}/preview`, {
        headers: {
          'X-XSRF-TOKEN': decodeURIComponent(token),
          Accept: 'application/json',
          referer: page.url(),
        },
        data: { is_offered: true },
      });
      if (!offered.ok()) throw new Error(`PUT preview: ${offered.status()}`);
    }
  }
  const path = new URL(page.url()).pathname;
  await page.context().close();
  return path;
}

describe.each([
  ['on a phone', { width: 390, height: 844, hasTouch: true }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('the first seconds of a locked video %s', (_, options) => {
  test('are watched before it is bought, and nothing else of it is sent', async () => {
    const title = `Harbour ${options.width}`;
    const path = await sell(title, true);
    const { page } = await newMember(browser, path, options);
    const asked = storage(page);
    await page
      .getByText(/1 video \(0:40\)/)
      .first()
      .waitFor();
    await watch(page, title).click();
    await dialog(page).getByText('0:40').waitFor();
    await dialog(page).getByText(t('media.videoPreview.noCaptions')).waitFor();
    expect(await objections(page)).toEqual([]);
    expect(asked).not.toContain('clip');
    await dialog(page)
      .getByRole('button', { name: t('media.videoPreview.play') })
      .click();
    const video = dialog(page).locator('video');
    await expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    expect(await video.evaluate((one) => (one as HTMLVideoElement).duration)).toBeLessThan(5.5);
    expect(await video.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(true);
    await dialog(page)
      .getByRole('button', { name: t('media.videoPreview.play') })
      .waitFor();
    await answer(page, 'Unlock for $5.00').click();
    await dialog(page).getByText('Card', { exact: false }).first().waitFor();
    expect(asked.filter((kind) => kind !== 'clip' && kind !== 'thumb' && kind !== 'full')).toEqual(
      [],
    );
    await page.context().close();
  });
});

test('a guest watches them too, and is sold nothing', async () => {
  const path = await sell('Harbour for guests', true);
  const guest = await openPage(browser, path);
  await watch(guest, 'Harbour for guests').click();
  await dialog(guest)
    .getByRole('button', { name: t('media.videoPreview.play') })
    .press('Enter');
  await dialog(guest).locator('video').waitFor();
  await dialog(guest).getByText(t('media.videoPreview.locked')).waitFor();
  await guest.keyboard.press('Escape');
  await leftDialog(guest);
  await expect
    .poll(() => guest.evaluate(() => document.activeElement?.textContent))
    .toBe(t('posts.postActions.preview'));
});

test('where the author does not offer them there is no way to them', async () => {
  const path = await sell('Closed harbour', false);
  const { page } = await newMember(browser, path, { width: 800, height: 900 });
  await page
    .getByText(/1 video \(0:40\)/)
    .first()
    .waitFor();
  await post(page, 'Closed harbour').getByRole('button', { name: 'Unlock for $5.00' }).waitFor();
  expect(await watch(page, 'Closed harbour').count()).toBe(0);
});

test('an address that ended is renewed once', async () => {
  const path = await sell('Old harbour', true);
  const { page } = await newMember(browser, path, { width: 800, height: 900 });
  const ended = new Set<string>();
  await page.route(/\/storage\/.*\/clip/, (route) => {
    const url = route.request().url();
    if (ended.size > 0) return route.continue();
    ended.add(url);
    return route.fulfill({ status: 403 });
  });
  await watch(page, 'Old harbour').click();
  await dialog(page)
    .getByRole('button', { name: t('media.videoPreview.play') })
    .click();
  await expect
    .poll(() =>
      dialog(page)
        .locator('video')
        .evaluate((one) => (one as HTMLVideoElement).currentTime),
    )
    .toBeGreaterThan(0);
  expect(ended.size).toBe(1);
});

test('of several videos one after the other is watched', async () => {
  const path = await sell('Two harbours', true, 2);
  const { page } = await newMember(browser, path, { width: 800, height: 900 });
  await watch(page, 'Two harbours').click();
  const place = (number: number) =>
    dialog(page).getByText(t('media.videoPreview.place', { place: number, count: 2 }));
  await place(1).waitFor();
  await dialog(page)
    .getByRole('button', { name: t('media.videoPreview.play') })
    .click();
  await dialog(page).locator('video').waitFor();
  await dialog(page)
    .getByRole('button', { name: t('media.videoPreview.next') })
    .click();
  await place(2).waitFor();
  expect(await dialog(page).locator('video').count()).toBe(0);
});
