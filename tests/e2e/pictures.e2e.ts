import sharp from 'sharp';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  const background = '#204060';
  lake = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
});

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const give = (page: Page, name: string, buffer = lake) =>
  block(page, name)
    .locator('input[type=file]')
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer });
const changed = (page: Page, name: string) =>
  block(page, name).getByText('Your picture has been updated!').waitFor();

/** Which part of the banner stands in its frame: in percent of the frame, whatever its width. */
const cropOf = (page: Page) =>
  page
    .locator('img[src$="/full"][style*="object-position"]')
    .first()
    .evaluate((img: HTMLElement) => {
      const frame = img.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, top, width, height } = img.getBoundingClientRect();
      const parts = [(left - frame.left) / frame.width, (top - frame.top) / frame.height];
      const sizes = [width / frame.width, height / frame.height];
      const shares = [...parts, ...sizes].map((share) => Math.round(share * 100));
      return [...shares, getComputedStyle(img).objectPosition];
    });

test('a banner is pulled, zoomed by keys and saved, and cut the same on the profile', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  await give(page, 'Banner');
  await changed(page, 'Banner');
  const hold = button(page, 'Move the banner');
  await hold.scrollIntoViewIfNeeded();
  const frame = await hold.boundingBox();
  if (!frame) throw new Error('The banner has no room.');
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.waitForTimeout(50);
  await page.mouse.move(at.x, at.y + 60, { steps: 4 });
  await page.mouse.up();
  await block(page, 'Banner').getByText('Not saved yet').waitFor();
  await hold.focus();
  for (const key of ['+', '+', '+', '+', '+', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await block(page, 'Banner')
    .getByText(/^Left 40%.*zoom 1\.5$/)
    .waitFor();
  const cut = await cropOf(page);
  expect(cut.at(-1)).toMatch(/^40% (?!50%)/);
  await block(page, 'Banner').getByRole('button', { name: 'Save' }).click();
  await changed(page, 'Banner');
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${name}`);
    await page.locator('img[src$="/full"]').first().waitFor();
    await expect.poll(() => cropOf(page)).toEqual(cut);
  }
  await page.goto('/settings/profile');
  await block(page, 'Banner').getByRole('button', { name: 'Remove' }).click();
  await block(page, 'Banner').getByText('No banner yet').waitFor();
  await page.context().close();
});

test('a face is there beside the name without a reload, and a file that is none says why', async () => {
  const { page } = await newMember(browser, '/settings/profile');
  await give(page, 'Profile picture', Buffer.from(''));
  await page.getByText("Could not upload the file 'lake.jpg': it is empty").waitFor();
  await give(page, 'Profile picture');
  await changed(page, 'Profile picture');
  await page.locator('img[src$="/thumb"]').first().waitFor();
  await page.reload();
  await block(page, 'Profile picture').locator('img').waitFor();
  await block(page, 'Profile picture').getByRole('button', { name: 'Remove' }).click();
  await changed(page, 'Profile picture');
  expect(await block(page, 'Profile picture').locator('img').count()).toBe(0);
  await page.context().close();
});
