import type { Page } from 'playwright';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a page, as the browser itself sees them; `end` lets go of them. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((point, id) => ({ ...point, id })),
    });
  const swipe = async (from: Point, to: Point) => {
    await touch('touchStart', [from]);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    await touch('touchEnd', []);
  };
  return { touch, swipe, end: () => session.detach() };
}
