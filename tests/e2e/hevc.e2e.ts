import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { answer, dialog } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { anew } from './lib/pictures.ts';
import { isClosed } from './lib/viewer.ts';
import { admit } from './lib/way-in.ts';

const ffmpeg = 'ffmpeg';
const encoders = String(spawnSync(ffmpeg, ['-hide_banner', '-encoders']).stdout);
const hasFfmpeg = encoders.includes(' libx265 ');

/** Six seconds in HEVC, as a phone films them. */
function filmed(): Buffer {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-hevc-')), 'film.mov');
  const line =
    '-v error -f lavfi -i testsrc2=s=320x240:r=30:d=6 -f lavfi -i sine=d=6 -c:a aac ' +
    '-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1 -f mov';
  execFileSync(ffmpeg, [...line.split(' '), file]);
  return readFileSync(file);
}

/** Codecs that this browser lacks, or has, so that these tests say nothing there; null where they do. */
const whyNot = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if (MediaSource.isTypeSupported('video/mp4; codecs="hvc1.1.6.L93.B0"'))
      return 'this browser plays HEVC';
    const isPossible = MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f,mp4a.40.2"');
    return isPossible ? null : 'this browser plays no H.264';
  });
/** Waits until all videos of a member have renditions. */
const streams = async (page: Page) => {
  const areMade = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/v1/library/uploaded?type=video');
      const { data } = (await answer.json()) as { data: { name: string; hls_url?: string }[] };
      const own = data.filter(({ name }) => name === 'film.mov');
      return own.length > 0 && own.every((file) => file.hls_url !== undefined);
    });
  await expect.poll(areMade, { timeout: 300_000 }).toBe(true);
};
/** Position of a video, in seconds, while its picture is decoded; 0 without one. */
const timeOf = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluate((one: HTMLVideoElement) => (one.videoWidth > 0 ? one.currentTime : 0));

describe.skipIf(!hasFfmpeg)('a video in HEVC (where ffmpeg makes one)', () => {
  let browser: Browser;
  let world: OwnWorld;
  let film: Buffer;
  const enter = async (name: string, address: string) => {
    const context = await newProfile(browser, { baseURL: world.origin });
    await admit(context, name);
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const choose = (page: Page) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'film.mov', mimeType: 'video/quicktime', buffer: anew(film) });
  beforeAll(async () => {
    film = filmed();
    browser = await openBrowser();
    world = await ownWorld({ FFMPEG_PATH: ffmpeg });
  });
  afterAll(() => world.end());

  test('that its uploader cannot read is posted, and others watch its stream', async ({ skip }) => {
    const ada = await enter('ada', '/profile/new');
    const why = await whyNot(ada);
    skip(why !== null, why ?? '');
    await words(ada).fill('Six seconds of a phone.');
    await choose(ada);
    await ada.getByText(/^1 · 0:06$/).waitFor();
    await saved(ada);
    await button(ada, 'Publish').click();
    await isPublished(ada);
    await streams(ada);
    const bo = await enter('bo', new URL(ada.url()).pathname);
    const asked: string[] = [];
    bo.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await bo.getByRole('button', { name: /^Play: 1 video, 0:06$/ }).click();
    await expect.poll(() => timeOf(bo)).toBeGreaterThan(1);
    expect(asked.filter((one) => one.endsWith('/original'))).toEqual([]);
  });

  test('says that this browser cannot play it while it has no stream', async ({ skip }) => {
    const ada = await enter('ada', '/library/uploaded');
    const why = await whyNot(ada);
    skip(why !== null, why ?? '');
    await ada.route(/\/storage\/[^/]+\/hls\?/, (route) =>
      route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: 'This is no playlist.' }),
    );
    await choose(ada);
    await ada
      .getByRole('button', { name: /^Open film\.mov, video.*0:06$/ })
      .first()
      .click();
    await ada.getByText(t('media.player.unplayable')).waitFor();
    await ada.keyboard.press('Escape');
    await isClosed(ada);
    await ada
      .getByRole('button', { name: /^Details of film\.mov/ })
      .first()
      .click();
    await answer(ada, t('media.filePoster.choose')).click();
    await dialog(ada).getByText(t('media.filePoster.unreadable')).waitFor();
  });

  test('is sent with a message', async ({ skip }) => {
    const ada = await enter('ada', '/messages/3');
    const why = await whyNot(ada);
    skip(why !== null, why ?? '');
    await choose(ada);
    await ada.getByRole('list', { name: 'Attached files' }).getByText('0:06').waitFor();
    await button(ada, 'Send').click();
    await ada
      .getByRole('log')
      .getByRole('button', { name: /^Open .*0:06$/ })
      .waitFor();
  });
});
