import { expect, test } from 'vitest';
import { byTurn } from '#src/ui/lists/near-order.ts';

const height = 800;
const entry = (name: string, time: number, top: number) => ({
  name,
  time,
  boundingClientRect: { top, bottom: top + 100 } as DOMRectReadOnly,
});
const order = (...entries: ReturnType<typeof entry>[]) =>
  entries.toSorted((one, other) => byTurn(one, other, height)).map(({ name }) => name);

test('within a frame, what is nearest to the middle of the screen is first', () => {
  expect(order(entry('below', 1, 900), entry('middle', 1, 350), entry('above', 1, -200))).toEqual([
    'middle',
    'below',
    'above',
  ]);
});

test('an element that was far and came near is handled as near last', () => {
  expect(order(entry('far', 1, 5_000), entry('near', 2, 350))).toEqual(['far', 'near']);
  expect(order(entry('near', 1, 350), entry('far', 2, 5_000))).toEqual(['near', 'far']);
});
