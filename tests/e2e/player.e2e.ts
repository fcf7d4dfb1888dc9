import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload, type ProfileOptions } from './lib/browser.ts';
import { button } from './lib/newcomer.ts';
import {
  player,
  postedFilm,
  startFilm as start,
  timeOf as time,
  twoFilms,
  video,
} from './lib/player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const posted = (text: string, options: ProfileOptions = {}) => postedFilm(browser, text, options);
const twice = (text: string) => twoFilms(browser, text);
const state = (page: Page) =>
  video(page).evaluate(({ paused, muted, volume, playbackRate }: HTMLVideoElement) => ({
    paused,
    muted,
    volume: Math.round(volume * 100),
    speed: playbackRate,
  }));
const says = (page: Page) => player(page).getByRole('slider', { name: t('media.player.position') });
const isAt = async (page: Page, text: RegExp) => {
  await expect.poll(() => says(page).getAttribute('aria-valuetext')).toMatch(text);
};

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a video is played by its keys and its bar at ${width} px`, async () => {
    const page = await posted(`Forty seconds at ${width}.`, { width, height });
    await start(page);
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await page.keyboard.press('k');
    await expect.poll(() => state(page)).toMatchObject({ paused: true });
    await page.keyboard.press('5');
    await isAt(page, /^0:20 of 0:40$/);
    await expect.poll(() => time(page)).toBeCloseTo(20, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('j');
    await isAt(page, /^0:15 of 0:40$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    await page.keyboard.press('>');
    expect(await state(page)).toEqual({ paused: true, muted: true, volume: 90, speed: 1.25 });
    if (width < 600) await button(page, t('media.player.more')).click();
    await player(page).getByLabel(t('media.player.speed')).selectOption('2');
    await button(page, t('media.player.unmute')).click();
    expect(await state(page)).toMatchObject({ muted: false, speed: 2 });
    // The shortcuts of the page have other meanings for the same keys.
    expect(new URL(page.url()).pathname).toMatch(/\/post\//);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await button(page, t('media.player.shrink')).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await says(page).locator('xpath=../..').click();
    await isAt(page, /^0:(19|20) of 0:40$/);
  });

test('it goes on where it was left, after a reload too, and from its beginning if asked', async () => {
  const page = await posted('Forty seconds, left in the middle.');
  await start(page);
  await page.keyboard.press('5');
  await expect.poll(() => time(page)).toBeGreaterThan(21);
  await reload(page);
  await start(page);
  await page.getByText(/^From 0:2\d$/).waitFor();
  await expect.poll(() => time(page)).toBeGreaterThan(20);
  await button(page, t('media.player.restart')).click();
  await expect.poll(() => time(page)).toBeLessThan(20);
  await page.keyboard.press('End');
  await button(page, t('media.player.play')).waitFor();
  await reload(page);
  await start(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(await time(page)).toBeLessThan(20);
});

test('one plays at a time, and nothing of a video is fetched before it plays', async () => {
  const page = await twice('one at a time.');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/original')) asked.push(pathname);
  });
  await reload(page);
  await page.getByText('First, one at a time.').waitFor();
  const plays = page.getByRole('button', { name: /^Play: / });
  await plays.nth(1).waitFor();
  const count = await plays.count();
  expect(asked).toEqual([]);
  await start(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await start(page);
  await expect.poll(() => plays.count()).toBe(count - 1);
  expect(await page.locator('video').count()).toBe(1);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(2);
});

test('a video that the network cuts off goes on as soon as it is back', async () => {
  const page = await twice('cut off.');
  await start(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await start(page);
  await page.getByText(t('media.player.offline')).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => time(page)).toBeGreaterThan(0);
});

test('it says that the video stopped where no byte comes, and what the browser cannot play', async () => {
  const page = await twice('not to be seen.');
  await page.route(/\/storage\/.*\/original/, (route) => route.abort());
  await start(page);
  await page.getByText(t('media.player.stopped')).waitFor();
  await page.unroute(/\/storage\/.*\/original/);
  await button(page, t('media.player.retry')).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await page.route(/\/storage\/.*\/original/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'This is no video.' }),
  );
  await start(page);
  await page.getByText(t('media.player.unplayable')).waitFor();
});
