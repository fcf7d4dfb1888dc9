import sharp from 'sharp';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { timersRan } from './lib/timers.ts';

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

/** Visible part of the banner, in percent of its frame, whatever the width. */
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
  const hold = button(page, t('settings.pictureChoice.align'));
  await hold.scrollIntoViewIfNeeded();
  const frame = await hold.boundingBox();
  if (!frame) throw new Error('The banner has no room.');
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await timersRan(page, 50);
  await page.mouse.move(at.x, at.y + 60, { steps: 4 });
  await page.mouse.up();
  await block(page, 'Banner').getByText(t('settings.frame.unsaved')).waitFor();
  await hold.focus();
  for (const key of ['+', '+', '+', '+', '+', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await block(page, 'Banner')
    .getByText(/^Left 40%.*zoom 1\.5$/)
    .waitFor();
  const cut = await cropOf(page);
  expect(cut.at(-1)).toMatch(/^40% (?!50%)/);
  await block(page, 'Banner').getByRole('button', { name: 'Save', exact: true }).click();
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

/** The colours of a picture as everybody gets it, in its four corners. */
const cornersOf = async (page: Page, url: string) => {
  const answer = await page.request.get(url);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    return [...data.subarray(start, start + 3)].map((part) => Math.round(part / 64)).join('');
  };
  const [right, bottom] = [info.width - 3, info.height - 3];
  return [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)];
};

test('a face is cut to what stood in its circle, and so everybody gets it', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  const red = { width: 300, height: 300, channels: 3, background: '#ff0000' } as const;
  const wide = await sharp({ create: red })
    .extend({ right: 300, background: '#0000ff' })
    .jpeg({ quality: 95 })
    .toBuffer();
  await give(page, 'Profile picture', wide);
  await changed(page, 'Profile picture');
  const hold = button(page, t('settings.pictureChoice.alignFace'));
  await hold.scrollIntoViewIfNeeded();
  const frame = await hold.boundingBox();
  if (!frame) throw new Error('The face has no room.');
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await timersRan(page, 50);
  // Pulled to the left by more than there is: its right edge stands at the edge of the circle.
  await page.mouse.move(at.x - frame.width, at.y, { steps: 4 });
  await page.mouse.up();
  await block(page, 'Profile picture')
    .getByText(/^Left 100%.*zoom 1$/)
    .waitFor();
  await block(page, 'Profile picture').getByRole('button', { name: 'Save', exact: true }).click();
  await changed(page, 'Profile picture');
  const face = async () => {
    const answer = await page.request.get(`/api/v1/profiles/${name}`);
    const { data } = (await answer.json()) as { data: { profile_photo: string } };
    return data.profile_photo;
  };
  expect(await cornersOf(page, await face())).toEqual(Array.from({ length: 4 }, () => '004'));

  await hold.focus();
  for (const key of ['0', 'ArrowLeft', 'Shift+ArrowRight', '+']) await page.keyboard.press(key);
  await block(page, 'Profile picture').getByRole('button', { name: 'Reset' }).click();
  await block(page, 'Profile picture').getByRole('button', { name: 'Save', exact: true }).click();
  await changed(page, 'Profile picture');
  await reload(page);
  await block(page, 'Profile picture')
    .getByText(/^Left 50%, top 50%, zoom 1$/)
    .waitFor();
  // Whole again: both colours are in it.
  const [left, right] = await cornersOf(page, await face());
  expect([left, right]).toEqual(['400', '004']);
  await page.context().close();
});

test('a face is there beside the name without a reload, and a file that is none says why', async () => {
  const { page } = await newMember(browser, '/settings/profile');
  await give(page, 'Profile picture', Buffer.from(''));
  await page.getByText("Could not upload the file 'lake.jpg': it is empty").waitFor();
  await give(page, 'Profile picture');
  await changed(page, 'Profile picture');
  await page.locator('img[src$="/thumb"]').first().waitFor();
  await reload(page);
  await block(page, 'Profile picture').locator('img').first().waitFor();
  await block(page, 'Profile picture').getByRole('button', { name: 'Remove' }).click();
  await changed(page, 'Profile picture');
  expect(await block(page, 'Profile picture').locator('img').count()).toBe(0);
  await page.context().close();
});
