import { expect, test } from 'vitest';
import { latestOf } from '#src/ui/lists/latest-of.ts';

test('of two frames that come at once, what the later one saw of an element holds', () => {
  const seen = [
    { target: 'first', isIntersecting: true },
    { target: 'second', isIntersecting: false },
    { target: 'second', isIntersecting: true },
  ];
  expect(latestOf(seen)).toEqual([seen[0], seen[2]]);
  expect(latestOf([])).toEqual([]);
});
