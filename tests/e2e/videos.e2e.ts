import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Two seconds of a square that moves, as a recorder writes them: without saying how long they are. */
const recorded = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 180 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((done) => recorder.addEventListener('stop', done));
    recorder.start();
    for (let step = 0; step < 40; step += 1) {
      if (pen) pen.fillStyle = '#204060';
      pen?.fillRect(0, 0, 320, 180);
      if (pen) pen.fillStyle = '#e0a040';
      pen?.fillRect(step * 6, 60, 60, 60);
      await new Promise((done) => setTimeout(done, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
};
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
    .setInputFiles({ name: 'square.webm', mimeType: 'video/webm', buffer: await recorded(page) });
  await page.getByText(/^1 · 0:0[123]$/).waitFor();
  await saved(page);
  await page.reload();
  await page.getByText(/^Restored from .*: words and 1 video\.$/).waitFor();
  await button(page, 'Keep').click();
  await page.getByText(/^1 · 0:0[123]$/).waitFor();
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('5');
  const asked = storage(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  const video = page.getByLabel(/^1 video, 0:0[123]$/);
  await video.waitFor();
  expect(await video.evaluate((one) => (one as HTMLVideoElement).preload)).toBe('none');
  expect(asked.filter((path) => path.endsWith('/original'))).toEqual([]);
  await page.getByRole('button', { name: /^Play: 1 video, 0:0[123]$/ }).click();
  await expect
    .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);

  const guest = await openPage(browser, '/');
  const theirs = storage(guest);
  await guest.goto(new URL(page.url()).pathname);
  await guest
    .getByText(/1 video \(0:0[123]\)/)
    .first()
    .waitFor();
  expect(await guest.locator('video').count()).toBe(0);
  const hash = asked.find((path) => path.endsWith('/thumb'))?.split('/')[2];
  expect(theirs.filter((path) => path.includes(hash ?? 'nothing'))).toEqual([]);
});

test('what no browser can show is refused in words, before a byte is sent', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/files')) sent.push(request.url());
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') });
  await page.getByText(/^Could not upload the file 'broken\.mp4'/).waitFor();
  expect(sent).toEqual([]);
});
