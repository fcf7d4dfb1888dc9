import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { admit } from './lib/way-in.ts';

const mebi = 1_048_576;
let browser: Browser;
let world: OwnWorld;
let page: Page;
/** A photograph of some 9 MiB, as noise has many bytes. */
let photo: Buffer;

beforeAll(async () => {
  browser = await openBrowser();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const background = '#808080';
  photo = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background, noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
});
beforeEach(async () => {
  world = await ownWorld();
  const context = await newProfile(browser, { baseURL: world.origin });
  await admit(context, 'ada');
  page = await context.newPage();
  await page.goto('/library/uploaded');
  await kept().first().waitFor();
});
afterEach(() => world.end());

/** Offsets from which the bytes of the page's files were sent. */
const offsets = () => {
  const all: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH') all.push(Number(offset));
  });
  return all;
};

/** Lets so many bytes a second leave the page. */
const throttle = async (uploadThroughput: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
};

const choose = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const row = () => page.getByRole('list', { name: t('media.library.uploads') });
const bar = () => row().getByRole('progressbar');
/** Share of the bytes that the row shows, 0 to 100. */
const share = async () => Number((await bar().first().getAttribute('aria-valuenow')) ?? 0);
const kept = () => page.getByRole('button', { name: /^Open / });

test('a file goes on from where it was when the server comes back', async () => {
  expect(photo.length).toBeGreaterThan(8 * mebi);
  const before = await kept().count();
  const sent = offsets();
  await throttle(2 * mebi);
  await choose('noise.jpg', 'image/jpeg', photo);
  await expect.poll(share).toBeGreaterThan(20);
  await world.kill();
  await row().getByText(t('media.upload.interrupted')).waitFor();
  await throttle(-1);
  await world.rise();
  await expect.poll(() => kept().count()).toBe(before + 1);
  expect(sent[0]).toBe(0);
  expect(sent.at(-1)).toBeGreaterThan(mebi);
});

test('a video goes in pieces, its poster before it, and goes on after a time without network', async () => {
  const square = readFileSync(new URL('lib/square.webm', import.meta.url));
  // An element of 7 MiB without content, as recorders leave room for what they write last.
  const size = 7 * mebi;
  const head = Buffer.from([0xec, 0x01, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUIntBE(size, 3, 6);
  const video = Buffer.concat([square, head, Buffer.alloc(size)]);
  const before = await kept().count();
  const sent = offsets();
  const parts: (string | undefined)[] = [];
  page.on('request', (request) => {
    const said = request.headers()['upload-metadata']?.match(/part ([^,]+)/)?.[1] ?? '';
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/uploads'))
      parts.push(Buffer.from(said, 'base64').toString());
  });
  await throttle(2 * mebi);
  await choose('square.webm', 'video/webm', video);
  await expect.poll(share).toBeGreaterThan(20);
  await page.context().setOffline(true);
  await row().getByText(t('media.upload.interrupted')).waitFor();
  const { length } = sent;
  await page.context().setOffline(false);
  await throttle(-1);
  await expect.poll(() => kept().count()).toBe(before + 1);
  expect(parts.slice(0, 2)).toEqual(['poster', 'file']);
  expect(sent.slice(length).some((offset) => offset > mebi)).toBe(true);
});

test('a cancelled file is removed at the server too', async () => {
  await throttle(2 * mebi);
  await choose('noise.jpg', 'image/jpeg', photo);
  await expect.poll(share).toBeGreaterThan(10);
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'DELETE'),
    row()
      .getByRole('button', { name: t('media.upload.cancel', { filename: 'noise.jpg' }) })
      .click(),
  ]);
  expect(new URL(answer.url()).pathname).toMatch(/^\/api\/v1\/uploads\//);
  expect(answer.status()).toBe(204);
});

/** A file that a reload left half sent is chosen again, and goes on; `chosen` presses the way to it. */
const goesOn = async (sent: readonly number[]) => {
  const words = page
    .getByRole('alert')
    .getByText(/^Choose “noise\.jpg” again to continue from \d+%\.$/);
  await words.waitFor();
  const { length } = sent;
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: t('media.upload.choose', { filename: 'noise.jpg' }) }).click(),
  ]);
  await chooser.setFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect.poll(() => words.count()).toBe(0);
  await expect.poll(() => sent.length).toBeGreaterThan(length);
  expect(sent[length]).toBeGreaterThan(mebi);
};
/** Share of the bytes that the tile of a form shows, 0 to 100. */
const tileShare = async () =>
  Number((await page.getByRole('progressbar').first().getAttribute('aria-valuenow')) ?? 0);

test.each([
  ['message', '/messages/3', 'Remove noise.jpg'],
  ['post', '/profile/new', 'Remove noise.jpg'],
])(
  'a %s remembers a file that a reload cut, which goes on once it is chosen again',
  async (_, path, remove) => {
    await page.goto(path);
    const sent = offsets();
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    await throttle(2 * mebi);
    await choose('noise.jpg', 'image/jpeg', photo);
    await expect.poll(tileShare).toBeGreaterThan(25);
    await reload(page);
    await throttle(-1);
    await goesOn(sent);
    await page.getByRole('button', { name: remove }).waitFor();
  },
);

test('a face remembers a file that a reload cut, which goes on once it is chosen again', async () => {
  await page.goto('/settings/profile');
  const sent = offsets();
  const face = page.getByRole('region', { name: t('settings.pictureChoice.avatar') });
  const file = { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: photo };
  await face.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await throttle(2 * mebi);
  await face.locator('input[type=file]').setInputFiles(file);
  const isUnderWay = () =>
    page.evaluate(() => /"share":0\.[3-9]/.test(localStorage.getItem('fanfare.pictures') ?? ''));
  await expect.poll(isUnderWay).toBe(true);
  await reload(page);
  await throttle(-1);
  await face.getByText(/^Choose “noise\.jpg” again to continue from \d+%\.$/).waitFor();
  const { length } = sent;
  await face.locator('input[type=file]').setInputFiles(file);
  await face.getByText(t('settings.pictureChoice.updated')).waitFor();
  expect(sent[length]).toBeGreaterThan(mebi);
});

test('a file of a chat is in the tray on other screens, and back in its message afterwards', async () => {
  await page.goto('/messages/3');
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await throttle(mebi / 2);
  await choose('noise.jpg', 'image/jpeg', photo);
  await expect.poll(tileShare).toBeGreaterThan(5);
  await page
    .getByRole('link', { name: /^Explore/ })
    .first()
    .click();
  const tray = page.getByRole('region', { name: t('media.uploadTray.label') });
  await tray.getByRole('progressbar', { name: 'noise.jpg' }).waitFor();
  await page.goBack();
  await expect.poll(tileShare).toBeGreaterThan(5);
  // It leaves in its own time.
  await expect.poll(() => tray.count()).toBe(0);
  await throttle(-1);
  await page.getByRole('button', { name: 'Remove noise.jpg' }).waitFor();
});
