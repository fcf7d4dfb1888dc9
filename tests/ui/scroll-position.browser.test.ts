import { afterEach, expect, test, vi } from 'vitest';
import { keepPositions, restorePosition, type Position } from '#src/ui/lists/scroll-position.ts';

const page = document.createElement('div');

/** Grows the page by an item of 3,000 px, as a list does whose rows arrive. */
const grow = (anchor: string) => {
  const item = document.createElement('div');
  item.dataset['anchor'] = anchor;
  item.style.blockSize = '3000px';
  page.append(item);
};

const isAt = async (y: number) => {
  await expect.poll(() => Math.round(scrollY)).toBe(y);
};

afterEach(() => {
  vi.useRealTimers();
  page.replaceChildren();
  page.remove();
});

test('an item that comes late is waited for, held for a while, and then let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(page);
  history.replaceState({ key: 'visit' }, '');
  const store = { read: () => ({ y: 3100, anchor: 'b', top: -100 }), write: () => undefined };
  const stop = restorePosition(store);
  vi.advanceTimersByTime(20_000);
  grow('a');
  grow('b');
  grow('c');
  await isAt(3100);
  page.firstElementChild?.before(document.createElement('p'));
  (page.firstElementChild as HTMLElement).style.cssText = 'block-size: 200px; margin: 0';
  await isAt(3300);
  vi.advanceTimersByTime(5_000);
  scrollTo(0, 0);
  grow('d');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(scrollY).toBe(0);
  stop();
});

test('what stands on the page until the item has come is not kept as the position', async () => {
  document.body.append(page);
  history.replaceState({ key: 'visit' }, '');
  let kept: Position = { y: 3100, anchor: 'b', top: -100 };
  const store = {
    read: () => kept,
    write: (_: string, position: Position) => {
      kept = position;
    },
  };
  const forget = keepPositions(store);
  const stop = restorePosition(store);
  grow('a');
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(kept).toMatchObject({ y: 3100, anchor: 'b' });
  grow('b');
  grow('c');
  await isAt(3100);
  stop();
  scrollTo(0, 500);
  await expect.poll(() => kept).toMatchObject({ y: 500, anchor: 'a' });
  forget();
});
