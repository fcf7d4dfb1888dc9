import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { fingers } from './lib/fingers.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { jpegOf } from './lib/pictures.ts';
import { fill, isAt, isClosed } from './lib/viewer.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf(300, 200);
});

const close = (page: Page) => button(page, t('ui.dialogPanel.close'));
const bars = (page: Page) => page.getByRole('dialog').locator('[data-bar]');
const opacities = async (page: Page) => [
  ...new Set(
    await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).opacity)),
  ),
];
const areGone = async (page: Page) => {
  await expect.poll(() => opacities(page)).toEqual(['0']);
};
const areBack = async (page: Page) => {
  await expect.poll(() => opacities(page)).toEqual(['1']);
};
/** Nobody did anything for three seconds, and they are there all the same. */
const stay = async (page: Page) => {
  await page.getByRole('dialog').locator('[data-rest]').waitFor();
  const given = await bars(page).evaluateAll((all) =>
    all.map((bar) => getComputedStyle(bar).getPropertyValue('--bars')),
  );
  expect(new Set(given)).toEqual(new Set(['']));
};

/** A viewer of three pictures of a library. */
async function opened(width: number): Promise<Page> {
  const { page } = await newMember(browser, '/library/uploaded', { width, height: 844 });
  await fill(page, 3, lake);
  await reload(page);
  await page.getByRole('button', { name: /^Open lake 3/ }).click();
  await isAt(page, '1 of 3');
  return page;
}

test('the bars of the viewer go while a mouse rests, and come back for it and for keys', async () => {
  const page = await opened(1_440);
  expect(await bars(page).count()).toBe(6);
  await areGone(page);
  // Screen readers reach what nobody sees.
  expect(await close(page).count()).toBe(1);
  await page.mouse.move(400, 400);
  await areBack(page);
  await areGone(page);
  await page.keyboard.press('ArrowRight');
  await areBack(page);
  await isAt(page, '2 of 3');
  await page.keyboard.press('Tab');
  await stay(page);
  await page.mouse.click(720, 300);
  await areGone(page);
  await page.mouse.move(420, 400);
  await button(page, t('media.viewer.describe')).click();
  await stay(page);
  await button(page, t('media.viewer.describe')).click();
  await areGone(page);
  await close(page).click();
  await isClosed(page);
});

test('a finger brings them back, and presses what it sees alone', async () => {
  const page = await opened(390);
  const { touch, swipe, end } = await fingers(page);
  const box = await close(page).boundingBox();
  if (!box) throw new Error('Nothing closes the viewer.');
  const tap = async () => {
    await touch('touchStart', [{ x: box.x + 20, y: box.y + 20 }]);
    await touch('touchEnd', []);
  };
  await areGone(page);
  await swipe({ x: 300, y: 500 }, { x: 100, y: 500 });
  await isAt(page, '2 of 3');
  await areBack(page);
  await areGone(page);
  await tap();
  await areBack(page);
  await isAt(page, '2 of 3');
  await tap();
  await isClosed(page);
  await end();
});

test('less motion: they go at once', async () => {
  const page = await opened(800);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await areGone(page);
  const time = await bars(page)
    .first()
    .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).transitionDuration));
  expect(time).toBeLessThan(0.001);
});
