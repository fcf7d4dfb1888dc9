import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { admit } from './lib/way-in.ts';

const ffmpeg = 'ffmpeg';
const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;
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
/** The video in the viewer; how long a stream is differs by a frame. */
const video = (page: Page) => page.getByRole('group', { name: /^Video, 0:/ }).locator('video');
const timeOf = (page: Page): Promise<number> =>
  video(page).evaluate((one: HTMLVideoElement) => one.currentTime);
const plays = async (page: Page) => {
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1);
};
/** True if this browser has the codecs of the renditions. */
const hasCodecs = (page: Page) =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f,mp4a.40.2"'));

describe.skipIf(!hasFfmpeg)('a video with renditions (where the machine has ffmpeg)', () => {
  let browser: Browser;
  let world: OwnWorld;
  let page: Page;
  const enter = async () => {
    const context = await newProfile(browser, { baseURL: world.origin });
    await admit(context, 'ada');
    page = await context.newPage();
  };
  beforeAll(async () => {
    browser = await openBrowser();
    world = await ownWorld({ FFMPEG_PATH: ffmpeg });
    await enter();
    await page.goto('/library/uploaded');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'square.webm', mimeType: 'video/webm', buffer: film });
    await page.getByRole('button', { name: /^Open square\.webm, video/ }).waitFor();
    // The page's own function does not wait for a promise.
    const isMade = () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/v1/library/uploaded');
        const { data } = (await answer.json()) as { data: { name?: string; hls_url?: string }[] };
        return data.some((file) => file.name === 'square.webm' && Boolean(file.hls_url));
      });
    await vi.waitUntil(isMade, { timeout: 300_000, interval: 500 });
  });
  afterAll(() => world.end());
  beforeEach(enter);

  /** The video in the viewer, from where it is played. */
  const open = async () => {
    const asked = storage(page);
    await page.goto('/library/uploaded');
    await page.getByRole('button', { name: /^Open square\.webm, video/ }).click();
    return asked;
  };

  test('plays as a stream where the browser can, and nothing of the file is sent', async () => {
    const asked = await open();
    const isPossible = await hasCodecs(page);
    await plays(page);
    await page.keyboard.press('5');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
    const source = await video(page).evaluate((one: HTMLVideoElement) => one.currentSrc);
    expect(new URL(source).pathname.split('/')[3]).toBe(isPossible ? 'hls' : 'original');
    expect(asked.includes('original')).toBe(!isPossible);
  });

  test('plays by the library where the browser plays no streams by itself', async () => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const asked = await open();
    const isPossible = await hasCodecs(page);
    await plays(page);
    await page.keyboard.press('5');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
    expect(asked).toContain('hls');
    expect(asked.includes('original')).toBe(!isPossible);
    const source = await video(page).evaluate((one: HTMLVideoElement) => one.currentSrc);
    expect(source.startsWith('blob:')).toBe(isPossible);
    expect(faults).toEqual([]);
  });

  test('plays as the file that was uploaded where the library can feed the browser nothing', async () => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
      MediaSource.isTypeSupported = () => false;
    });
    const asked = await open();
    await plays(page);
    expect(asked).toContain('original');
  });

  test.each([
    ['by itself', false],
    ['by the library', true],
  ])('plays as the file that was uploaded where its stream is nothing %s', async (_, isManaged) => {
    if (isManaged)
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      });
    await page.route(/\/storage\/[^/]+\/hls\?/, (route) =>
      route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: 'This is no playlist.' }),
    );
    const asked = await open();
    await plays(page);
    expect(asked).toContain('original');
  });
});
