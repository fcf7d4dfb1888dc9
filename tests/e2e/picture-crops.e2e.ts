import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { cropOf, staircase, staircasePicture, type Crop } from './lib/crops.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { goal, ways } from './lib/pulling.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
let steps: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  steps = await staircasePicture();
});

const widths = { phone: 390, medium: 800, wide: 1440 } as const;
const screens = ['phone', 'medium', 'wide'] as const;
const slots = {
  banner: { name: 'Banner', hold: t('settings.pictureChoice.align'), ratio: 3 },
  avatar: { name: 'Profile picture', hold: t('settings.pictureChoice.alignFace'), ratio: 1 },
} as const;
type Slot = keyof typeof slots;

/** Pixels of the screen by which an edge may differ: boxes are painted at whole ones, on either side. */
const tolerance = 1.5;

const block = (page: Page, slot: Slot) =>
  page.getByRole('region', { name: slots[slot].name, exact: true });
const isUpdated = (page: Page, slot: Slot) =>
  block(page, slot).getByText(t('settings.pictureChoice.updated')).waitFor();

async function save(page: Page, slot: Slot): Promise<void> {
  await block(page, slot).getByRole('button', { name: 'Save', exact: true }).click();
  await isUpdated(page, slot);
}

/** Parts of a box that no face covers; of a circle, those that reach its edges. */
const open = {
  banner: { rows: [0.05, 0.4], columns: [0.6, 0.95] },
  avatar: { rows: [0.42, 0.58], columns: [0.42, 0.58] },
} as const;

/** Place of the face over a banner, in thousandths of its width. */
const coveredOf = (banner: Locator) =>
  banner.evaluate((element) => {
    const next = element.nextElementSibling;
    const ring = next?.localName === 'span' ? next : next?.firstElementChild;
    const face = ring?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    const { left, bottom, width } = element.getBoundingClientRect();
    const places = [face.left - left, face.top - bottom, face.width];
    return places.map((place) => Math.round((place / width) * 1000));
  });
const boxIn = (root: Locator) => root.locator('img').first().locator('xpath=..');

const previewOf = (page: Page, slot: Slot, screen: (typeof screens)[number]) =>
  block(page, slot)
    .getByRole('figure')
    .filter({
      has: page.getByText(t(`settings.pictureChoice.previews.${screen}`), { exact: true }),
    });

/** The crop in each preview of the editor. */
async function previewsOf(page: Page, slot: Slot): Promise<[string, Crop][]> {
  const crops: [string, Crop][] = [];
  for (const screen of screens) {
    const box = boxIn(previewOf(page, slot, screen));
    crops.push([`preview ${screen}`, await cropOf(box, open[slot])]);
  }
  return crops;
}

/** The crops of the profile on each screen: the banner is the first picture of its head, the face the second. */
async function profileOf(page: Page, name: string): Promise<Record<Slot, [string, Crop][]>> {
  const crops: Record<Slot, [string, Crop][]> = { banner: [], avatar: [] };
  for (const screen of screens) {
    await page.setViewportSize({ width: widths[screen], height: 900 });
    await page.goto(`/${name}`);
    const pictures = page.locator('main header img');
    await pictures.nth(1).waitFor();
    await isQuiet(page);
    const box = (at: number) => pictures.nth(at).locator('xpath=..');
    crops.banner.push([`profile ${screen}`, await cropOf(box(0), open.banner)]);
    crops.avatar.push([`profile ${screen}`, await cropOf(box(1), open.avatar)]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return crops;
}

/** The crop that the numbers stand for, by hand. */
function expected(slot: Slot) {
  const { width, height } = staircase;
  const side = { width: Math.min(width, height * slots[slot].ratio) / goal.scale, height: 0 };
  side.height = side.width / slots[slot].ratio;
  const left = ((width - side.width) * goal.x) / 100;
  const top = ((height - side.height) * goal.y) / 100;
  return { left, top, right: left + side.width, bottom: top + side.height };
}

test('mouse, touch and keys cut the same, to a pixel, in the editor and on the profile', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  for (const slot of ['banner', 'avatar'] as const) {
    await block(page, slot)
      .locator('input[type=file]')
      .setInputFiles({ name: 'steps.png', mimeType: 'image/png', buffer: steps });
    await isUpdated(page, slot);
  }
  const off: string[] = [];
  for (const [way, align] of Object.entries(ways)) {
    await page.goto('/settings/profile');
    const seen: Record<Slot, [string, Crop][]> = { banner: [], avatar: [] };
    for (const slot of ['banner', 'avatar'] as const) {
      const hold = button(page, slots[slot].hold);
      await hold.focus();
      if (way !== 'keys') {
        // Away from where the way before has left it.
        await page.keyboard.press('0');
        await save(page, slot);
        await hold.focus();
      }
      for (let more = 0; more < 5; more += 1) await page.keyboard.press('+');
      await align(page, hold);
      await block(page, slot)
        .getByText(/^Left (?:40|39\.\d|40\.\d)%, top (?:30|29\.\d|30\.\d)%, zoom 1\.5$/)
        .waitFor();
      seen[slot].push(...(await previewsOf(page, slot)));
      await save(page, slot);
    }
    const profile = await profileOf(page, name);
    for (const slot of ['banner', 'avatar'] as const)
      for (const [place, { drawn, ...crop }] of [...seen[slot], ...profile[slot]]) {
        const by = Object.entries(expected(slot)).map(
          ([edge, wanted]) => Math.abs(crop[edge as keyof typeof crop] - wanted) * drawn,
        );
        const most = Math.max(...by);
        if (most > tolerance) off.push(`${slot} by ${way}, ${place}: ${most.toFixed(2)} px`);
      }
  }
  expect(off).toEqual([]);
  await page.context().close();
});

test('a preview of the banner has the face where the profile has it', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  await block(page, 'banner')
    .locator('input[type=file]')
    .setInputFiles({ name: 'steps.png', mimeType: 'image/png', buffer: steps });
  await isUpdated(page, 'banner');
  const previews: number[][] = [];
  for (const screen of screens)
    previews.push(await coveredOf(boxIn(previewOf(page, 'banner', screen))));
  for (const [at, screen] of screens.entries()) {
    await page.setViewportSize({ width: widths[screen], height: 900 });
    await page.goto(`/${name}`);
    const banner = boxIn(page.locator('main header'));
    await banner.waitFor();
    // A hundredth: a window's own scrollbar takes some pixels of the column, or none.
    await expect
      .poll(async () =>
        (await coveredOf(banner)).map((place, of) => Math.abs(place - (previews[at]?.[of] ?? 0))),
      )
      .toSatisfy((by: number[]) => by.every((off) => off <= 10));
  }
  await page.context().close();
});
