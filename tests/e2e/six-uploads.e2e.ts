import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { isPublished, words } from './lib/composer.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { anew } from './lib/pictures.ts';
import { admit } from './lib/way-in.ts';

const mebi = 1_048_576;
const minute = 60_000;
let browser: Browser;
let world: OwnWorld;
/** A photograph of more than one piece, as noise has many bytes. */
let photo: Buffer;

beforeAll(async () => {
  browser = await openBrowser();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const background = '#808080';
  photo = await sharp({
    create: { width: 3_600, height: 2_700, channels: 3, background, noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
});
beforeEach(async () => {
  world = await ownWorld();
});
afterEach(() => world.end());

const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`);
const fileOf = (name: string, bytes: Buffer) => ({ name, mimeType: 'image/jpeg', buffer: bytes });

/** Lets so many bytes a second leave the page, or none, as without network. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (uploadThroughput: number, offline = false) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

const tray = (page: Page) => page.getByRole('region', { name: t('media.uploadTray.label') });
const chooseButton = (page: Page, name: string) =>
  page.getByRole('button', { name: t('media.upload.choose', { filename: name }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Files that do not move: those at the server, and those that are to be chosen again. */
const removable = (page: Page) =>
  page.getByRole('button', { name: t('media.upload.remove', { filename: '' }) }).count();

test.each([1_440, 390])(
  'six files of a post at %i come through a dead server, a minute without network and a reload',
  async (width) => {
    const context = await newProfile(browser, {
      baseURL: world.origin,
      width,
      height: 844,
    });
    await admit(context, 'ada');
    const page = await context.newPage();
    await page.goto('/profile/new');
    const setNetwork = await networkOf(page);
    const bytes = new Map(names.map((name) => [name, anew(photo)]));
    expect(photo.length).toBeGreaterThan(5 * mebi);
    const offsets: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH')
        offsets.push(Number(request.headers()['upload-offset'] ?? 0));
    });

    await setNetwork(2 * mebi);
    await page
      .locator('input[type=file]')
      .setInputFiles(names.map((name) => fileOf(name, bytes.get(name) ?? photo)));
    // Three move, three wait.
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(6);
    await expect
      .poll(() => page.getByText(t('media.upload.queued'), { exact: true }).count())
      .toBe(3);

    await page
      .getByRole('link', { name: /^Explore/ })
      .first()
      .click();
    await tray(page)
      .getByText(plural('media.uploadTray.moving', 6, { total: 6 }))
      .waitFor();
    if (width < 600)
      await tray(page)
        .getByRole('button', { name: t('media.uploadTray.open') })
        .click();
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(6);

    await world.kill();
    await tray(page).getByText(t('media.upload.interrupted')).first().waitFor();
    await world.rise();
    await expect.poll(() => tray(page).getByText(t('media.upload.interrupted')).count()).toBe(0);

    await setNetwork(0, true);
    await tray(page).getByText(t('media.upload.interrupted')).first().waitFor();
    await pause(minute);
    // So slow that the last three are on their way when the page is loaded anew.
    await setNetwork(mebi / 2);
    await expect.poll(() => tray(page).getByText(t('media.upload.interrupted')).count()).toBe(0);

    await page.goBack();
    await expect.poll(() => tray(page).count()).toBe(0);
    await expect.poll(() => removable(page)).toBeGreaterThan(0);
    await reload(page);
    await setNetwork(-1);
    await page.getByText(/^Restored from /).waitFor();
    // Those that were at the server stand there as they were; the others are asked for.
    await expect.poll(() => removable(page)).toBe(6);
    const again = page.getByRole('button', { name: /^Choose .* again$/ });
    await again.first().waitFor();
    for (const name of names) {
      const button = chooseButton(page, name);
      if ((await button.count()) === 0) continue;
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
      await chooser.setFiles(fileOf(name, bytes.get(name) ?? photo));
    }
    await expect.poll(() => again.count()).toBe(0);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    expect(await removable(page)).toBe(6);
    expect(offsets.some((offset) => offset > mebi)).toBe(true);

    await words(page).fill('Six of them');
    await press(page, t('posts.postEditor.publish'));
    await press(page, t('posts.postEditor.anyway'));
    await isPublished(page);
  },
);
