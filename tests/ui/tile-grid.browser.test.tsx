import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TileGrid } from '#src/ui/lists/tile-grid.tsx';
import type { TileHandlers } from '#src/ui/lists/tile-grid.types.ts';
import '#src/ui/style/base.css';

let end = () => {};
beforeEach(() => page.viewport(1_440, 900));
afterEach(async () => {
  end();
  await page.viewport(800, 900);
});

const ids = (month: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${month}-${index}`);
const renderTile = (id: string) => <span>{id}</span>;
const nameOf = (id: string) => `file ${id}`;

/** Months of so many tiles each, and the handlers that were called. */
function drawn(months: number, count: number) {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const handlers = {
    onOpen: vi.fn<TileHandlers['onOpen']>(),
    onToggle: vi.fn<TileHandlers['onToggle']>(),
    onExtend: vi.fn<TileHandlers['onExtend']>(),
    onAll: vi.fn<NonNullable<TileHandlers['onAll']>>(),
    onClear: vi.fn<TileHandlers['onClear']>(),
    onMove: vi.fn<NonNullable<TileHandlers['onMove']>>(),
    onDelete: vi.fn<NonNullable<TileHandlers['onDelete']>>(),
    onFrame: vi.fn<NonNullable<TileHandlers['frame']>['onDraw']>(),
    onFrameEnd: vi.fn<NonNullable<TileHandlers['frame']>['onEnd']>(),
  };
  const { onFrame, onFrameEnd, ...others } = handlers;
  const draw = (
    groups: readonly { label: string; ids: readonly string[] }[],
    chosen: readonly string[] = [],
  ) =>
    flushSync(() =>
      root.render(
        <TileGrid
          groups={groups}
          chosen={new Set(chosen)}
          itemOf={(id) => id}
          nameOf={nameOf}
          renderTile={renderTile}
          {...others}
          frame={{ onDraw: onFrame, onEnd: onFrameEnd }}
        />,
      ),
    );
  const groups = Array.from({ length: months }, (_, month) => ({
    label: `Month ${month}`,
    ids: ids(month, count),
  }));
  draw(groups);
  end = () => {
    root.unmount();
    place.remove();
    scrollTo(0, 0);
  };
  const tiles = () => [...place.querySelectorAll<HTMLElement>('[data-tile]')];
  return { ...handlers, draw, groups, place, tiles };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('of 10,000 tiles those near the screen are drawn, and the last is two keys away', async () => {
  const { tiles, place } = drawn(25, 400);
  await expect.poll(() => tiles().length).toBeGreaterThan(50);
  expect(tiles().length).toBeLessThan(600);
  tiles()[0]?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(focused).toBe('file 24-399');
  await expect.poll(() => tiles().length).toBeLessThan(600);
  // Blocks whose rows are not in the page are as high as those whose rows are.
  const blocks = [...place.querySelectorAll('[data-block]')];
  const heights = new Set(blocks.map((block) => Math.round(block.getBoundingClientRect().height)));
  expect(blocks).toHaveLength(50);
  expect(heights.size).toBe(2);
  expect(place.querySelectorAll('[data-row]').length).toBeLessThan(150);
  await userEvent.keyboard('{ArrowUp}{Control>}{Home}{/Control}');
  await expect.poll(focused).toBe('file 0-0');
});

test('one tile is a stop of the keyboard; a tile that goes leaves the focus to the next', async () => {
  const { tiles, draw } = drawn(2, 5);
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  tiles()[1]?.focus();
  draw([{ label: 'Month 0', ids: ['0-0', '0-2', '0-3'] }]);
  await expect.poll(focused).toBe('file 0-2');
  draw([{ label: 'Month 0', ids: ['0-0'] }]);
  await expect.poll(focused).toBe('file 0-0');
});

test('keys choose, extend, open, move, delete and clear; the last three where something is chosen', async () => {
  const on = drawn(1, 5);
  on.tiles()[0]?.focus();
  await userEvent.keyboard(' {Enter}m{Delete}{Escape}');
  expect(on.onToggle).toHaveBeenCalledWith('0-0');
  expect(on.onOpen).toHaveBeenCalledWith('0-0');
  expect([on.onMove, on.onDelete, on.onClear].some((act) => act.mock.calls.length > 0)).toBe(false);
  on.draw(on.groups, ['0-0']);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}a{/Control}m{Delete}{Escape}');
  expect(on.onExtend).toHaveBeenCalledWith('0-1', '0-0');
  for (const act of [on.onAll, on.onMove, on.onDelete, on.onClear])
    expect(act).toHaveBeenCalledTimes(1);
});
