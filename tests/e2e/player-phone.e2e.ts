import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser } from './lib/browser.ts';
import { fingers } from './lib/fingers.ts';
import { button } from './lib/newcomer.ts';
import { player, postedFilm, startFilm, timeOf, video } from './lib/player.ts';
import { focused, isAt } from './lib/viewer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const label = t('media.player.more');
const more = (page: Page) => button(page, label);
const panel = (page: Page) => page.getByRole('dialog', { name: label });
const isShut = (page: Page) => panel(page).waitFor({ state: 'detached' });
const isPaused = (page: Page) => video(page).evaluate((one) => (one as HTMLVideoElement).paused);
const started = async (text: string, width: number) => {
  const page = await postedFilm(browser, text, { width, height: 700 });
  await startFilm(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  return page;
};

/** Controls that are too small for a finger, or stand out of the player. */
const misplaced = (page: Page) =>
  player(page).evaluate((group) => {
    const room = group.getBoundingClientRect();
    const controls = [...group.querySelectorAll('button:not([aria-hidden]), select')];
    return controls.flatMap((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const isIn = left >= room.left && right <= room.right && top >= room.top;
      const isFit = isIn && bottom <= room.bottom && width >= 44 && height >= 44;
      return isFit ? [] : [control.getAttribute('aria-label')];
    });
  });

test('at 320 px the least used controls stand behind one button, for keys and fingers', async () => {
  const page = await started('On a small phone.', 320);
  await page.keyboard.press('k');
  expect(await player(page).getByLabel(t('media.player.speed')).count()).toBe(0);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe(t('media.player.mute'));
  expect(await misplaced(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  const { scrollWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await button(page, t('media.player.unmute')).waitFor();
  await page.keyboard.press('Enter');
  await button(page, t('media.player.mute')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => video(page).evaluate((one) => (one as HTMLVideoElement).volume))
    .toBeCloseTo(0.9);
  await page.keyboard.press('Escape');
  await isShut(page);
  expect(await focused(page)).toBe(label);
  await page.keyboard.press('Space');
  await panel(page).waitFor();
  await expect.poll(() => focused(page)).toBe(t('media.player.mute'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await isShut(page);
  expect(await focused(page)).toBe(t('media.player.enlarge'));
  expect(await isPaused(page)).toBe(true);
  // A wider player has room for all of them, and none of this stays open.
  await more(page).press('Enter');
  await panel(page).waitFor();
  await page.setViewportSize({ width: 1_440, height: 900 });
  await player(page).getByLabel(t('media.player.speed')).waitFor();
  expect(await more(page).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await more(page).waitFor();
  expect(await panel(page).count()).toBe(0);
});

test('a press on the video shuts them and does nothing else, in full screen too', async () => {
  const page = await started('Pressed beside.', 390);
  const room = await player(page).boundingBox();
  if (!room) throw new Error('The player has no room.');
  await more(page).click();
  await panel(page).waitFor();
  await page.mouse.click(room.x + 20, room.y + 20);
  await isShut(page);
  await more(page).click();
  await panel(page).waitFor();
  const { touch, end } = await fingers(page);
  await touch('touchStart', [{ x: room.x + 20, y: room.y + 20 }]);
  await touch('touchEnd', []);
  await isShut(page);
  await end();
  expect(await isPaused(page)).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await more(page).click();
  const speed = panel(page).getByLabel(t('media.player.speed'));
  await speed.selectOption('2');
  const rate = () => video(page).evaluate((one) => (one as HTMLVideoElement).playbackRate);
  await expect.poll(rate).toBe(2);
  const isOnTop = await speed.evaluate((select) => {
    const { x, y, width, height } = select.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === select;
  });
  expect(isOnTop).toBe(true);
  await button(page, t('media.player.shrink')).click();
  await isShut(page);
});

test('in the viewer Escape shuts them first, and then the viewer', async () => {
  const page = await postedFilm(browser, 'In the viewer.', { width: 390, height: 844 });
  await button(page, 'Open in full size: 1 video, 0:40').click();
  await isAt(page, '1 of 1');
  const viewer = page.getByRole('dialog', { name: '1 of 1' });
  await viewer.getByRole('button', { name: /^Play/ }).first().click();
  await expect.poll(() => focused(page)).toBe(t('media.player.pause'));
  await more(page).click();
  await panel(page).waitFor();
  await panel(page).getByLabel(t('media.player.speed')).focus();
  // A list of choices is not a way to the next file.
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await isShut(page);
  await isAt(page, '1 of 1');
  expect(await focused(page)).toBe(label);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
});
