import type { Locator, Page } from 'playwright';
import { staircase } from './crops.ts';

/** In percent; the zoom is that of five presses of `+`. */
export const goal = { x: 40, y: 30, scale: 1.5 } as const;

/** From the middle of what is pulled to where the picture stands as wanted. */
async function wayOf(hold: Locator) {
  await hold.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await hold.boundingBox();
  if (!box) throw new Error('What is pulled has no room.');
  const cover = Math.max(box.width / staircase.width, box.height / staircase.height) * goal.scale;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const by = {
    x: ((staircase.width * cover - box.width) * (50 - goal.x)) / 100,
    y: ((staircase.height * cover - box.height) * (50 - goal.y)) / 100,
  };
  return { from, to: { x: from.x + by.x, y: from.y + by.y } };
}

/** Ways to the same place, from the middle of the zoomed picture. */
export const ways: Readonly<Record<string, (page: Page, hold: Locator) => Promise<void>>> = {
  keys: async (page, hold) => {
    await hold.focus();
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowUp'])
      await page.keyboard.press(key);
  },
  mouse: async (page, hold) => {
    const { from, to } = await wayOf(hold);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await hold.and(page.locator('[data-held]')).waitFor();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  },
  touch: async (page, hold) => {
    const { from, to } = await wayOf(hold);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    await touch('touchStart', [from]);
    await hold.and(page.locator('[data-held]')).waitFor();
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    await touch('touchEnd', []);
    await session.detach();
  },
};
