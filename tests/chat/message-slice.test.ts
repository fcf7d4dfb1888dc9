import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atRest,
  keep,
  meet,
  reach,
  windowAfter,
  type Slice,
} from '#src/ui/messages/message-slice.ts';

const rows = (ids: readonly number[]) => ({
  count: ids.length,
  keyOf: (index: number) => String(ids[index]),
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

const resting = { met: null, isWaited: false, isHasty: false, current: null };

test('opens at the newest rows and follows new ones', () => {
  const first = windowAfter(null, rows(range(0, 1000)));
  expect(first).toMatchObject({ after: 0, shown: 12, stuck: true });
  expect(windowAfter(first, rows(range(0, 1010)))).toMatchObject({ after: 0, stuck: true });
});

test('holds still further up, and counts what came below', () => {
  const up: Slice = { after: 300, shown: 200, stuck: false, fresh: 0, lastKey: '999', ...resting };
  expect(windowAfter(up, rows(range(0, 1005)))).toMatchObject({ after: 305, shown: 200, fresh: 5 });
});

test('of a burst that fills the window only its end is drawn, in haste until it is over', () => {
  const bottom = { ...windowAfter(null, rows(range(0, 1000))), shown: 60 };
  expect(windowAfter(bottom, rows(range(0, 1011)))).toMatchObject({ shown: 60, isHasty: false });
  const hasty = windowAfter(bottom, rows(range(0, 1012)));
  expect(hasty).toMatchObject({ after: 0, shown: 12, isHasty: true });
  expect(windowAfter(hasty, rows(range(0, 1013))).isHasty).toBe(true);
  expect(atRest(hasty)).toEqual({ ...hasty, isHasty: false });
  expect(atRest(bottom)).toBe(bottom);
  const up: Slice = { after: 300, shown: 200, stuck: false, fresh: 0, lastKey: '999', ...resting };
  expect(windowAfter(up, rows(range(0, 1100))).isHasty).toBe(false);
});

test('older rows in front move nothing', () => {
  const up: Slice = { after: 0, shown: 60, stuck: false, fresh: 0, lastKey: '99', ...resting };
  expect(windowAfter(up, rows(range(-30, 100)))).toEqual(up);
});

test('never more than 200 rows, never outside of the list', () => {
  const move = fc.record({
    above: fc.integer({ min: 0, max: 4000 }),
    below: fc.integer({ min: 0, max: 4000 }),
    added: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let count = 300;
      let slice = windowAfter(null, rows(range(0, count)));
      for (const { above, below, added } of moves) {
        count += added;
        slice = windowAfter(slice, rows(range(0, count)));
        slice = keep(slice, { above, below, count });
        expect(slice.shown).toBeLessThanOrEqual(200);
        expect(slice.after).toBeGreaterThanOrEqual(0);
        expect(slice.after).toBeLessThan(count);
      }
    }),
  );
});

test('holds the row that the reader goes to, wherever it is', () => {
  const bottom = windowAfter(null, rows(range(0, 1000)));
  expect(reach(bottom, 990, 1000)).toBe(bottom);
  for (const index of [0, 12, 500, 930, 999]) {
    const { after, shown } = reach(bottom, index, 1000);
    expect(index).toBeLessThan(1000 - after);
    expect(index).toBeGreaterThanOrEqual(1000 - after - shown);
  }
  expect(reach(bottom, 0, 1000).stuck).toBe(false);
});

test('waits for a marked row above until it was seen once', () => {
  const bottom = windowAfter(null, rows(range(0, 1000)));
  const waiting = meet(bottom, '900', 'above');
  expect(waiting.isWaited).toBe(true);
  expect(meet(waiting, '900', 'above')).toBe(waiting);
  const seen = meet(waiting, '900', 'seen');
  expect(seen).toMatchObject({ met: '900', isWaited: false });
  expect(meet(seen, '900', 'above')).toBe(seen);
  expect(meet(bottom, '900', 'below')).toBe(bottom);
});
