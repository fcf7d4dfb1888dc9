import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { objections } from './lib/axe.ts';
import { openBrowser } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { jpegOf } from './lib/pictures.ts';
import { fill, focused, isAt, isClosed, picture, pictures } from './lib/viewer.ts';
import { fingers } from './lib/fingers.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf(1_200, 900);
});

/** Zoom as it is drawn. */
const zoomOf = (page: Page) =>
  picture(page).evaluate((img) => {
    const { width } = img.getBoundingClientRect();
    return Math.round((width / (img as HTMLElement).offsetWidth) * 100) / 100;
  });
/** Ada publishes a post of pictures, and stands on its page. */
async function posted(count: number, width: number): Promise<Page> {
  const page = await signedIn(browser, 'ada', '/profile/new', { width, height: 900 });
  await words(page).fill('A week by the lake.');
  await page.locator('input[type=file]').setInputFiles(pictures(count, lake));
  await saved(page);
  await button(page, 'Publish').click();
  await button(page, 'Publish anyway').click();
  await isPublished(page);
  return page;
}

test('the pictures of a post by mouse and keys: zoom, strip, description, and the focus goes to the one seen last', async () => {
  const page = await posted(7, 1_440);
  const more = button(page, '2 more files');
  await more.waitFor();
  await button(page, 'Open picture 1 of 7').click();
  await isAt(page, '1 of 7');
  expect(await focused(page)).toBe('Close');
  await picture(page).waitFor();
  await expect.poll(() => zoomOf(page)).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(1.5);
  await page.getByText('Zoom 150%').waitFor();
  for (const _ of Array.from({ length: 7 })) await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(4);
  expect(await button(page, 'Zoom in').isDisabled()).toBe(true);
  const left = async () => (await picture(page).boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round(before - (await left()))).toBe(80);
  await isAt(page, '1 of 7');
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(page)).toBe(1);

  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The picture has no room.');
  const at = { x: box.x + box.width / 4, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(3);
  const share = async () =>
    (at.x - (await left())) / ((await picture(page).boundingBox())?.width ?? 1);
  expect(await share()).toBeCloseTo(0.25, 1);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.dblclick(at.x, at.y);
  await expect.poll(() => zoomOf(page)).toBe(1);

  await page.keyboard.press('i');
  await page.getByText(/ · 1,200 × 900$/).waitFor();
  expect(await objections(page)).toEqual([]);
  const strip = page.getByRole('list', { name: 'All files' }).getByRole('button');
  expect(await strip.count()).toBe(7);
  await strip.nth(2).click();
  await isAt(page, '3 of 7');
  await page.keyboard.press('End');
  await isAt(page, '7 of 7');
  await page.goBack();
  await isClosed(page);
  await expect.poll(() => focused(page)).toBe('2 more files');
  await button(page, 'Open picture 1 of 7').press('Enter');
  await isAt(page, '1 of 7');
  await page.keyboard.press('ArrowRight');
  await isAt(page, '2 of 7');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect.poll(() => focused(page)).toBe('Open picture 2 of 7');
  await page.context().close();
});

test('on a phone: pinch to the point, double tap, pull, swipe on and down', async () => {
  const page = await posted(3, 390);
  await button(page, 'Open picture 1 of 3').click();
  await isAt(page, '1 of 3');
  await picture(page).waitFor();
  expect(await objections(page)).toEqual([]);
  const { touch, swipe, end } = await fingers(page);
  const [x, y] = [195, 420];
  await touch('touchStart', [
    { x, y },
    { x: x + 40, y },
  ]);
  for (const by of [20, 40, 60, 80])
    await touch('touchMove', [
      { x: x - by, y },
      { x: x + 40 + by, y },
    ]);
  await touch('touchEnd', []);
  await expect.poll(() => zoomOf(page)).toBe(4);
  await swipe({ x: 300, y }, { x: 100, y });
  await isAt(page, '1 of 3');
  for (const _ of [1, 2]) {
    await touch('touchStart', [{ x, y }]);
    await touch('touchEnd', []);
  }
  await expect.poll(() => zoomOf(page)).toBe(1);
  await swipe({ x: 300, y }, { x: 100, y });
  await isAt(page, '2 of 3');
  expect(await page.getByRole('list', { name: 'All files' }).count()).toBe(0);
  await swipe({ x, y: 300 }, { x, y: 600 });
  await isClosed(page);
  await end();
  await page.context().close();
});

test('the library counts all files and goes on past those that have come', async () => {
  const { page } = await newMember(browser, '/library/uploaded', { width: 1_440, height: 900 });
  await fill(page, 42, await jpegOf(300, 200));
  const tiles = page.getByRole('button', { name: /^Open lake/ });
  await page.reload();
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40);
  await tiles.first().click();
  await isAt(page, '1 of 42');
  await page.keyboard.press('End');
  await isAt(page, '42 of 42');
  await picture(page).waitFor();
  await page.context().close();
});
