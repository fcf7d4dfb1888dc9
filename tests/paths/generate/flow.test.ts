import { expect, test } from 'vitest';
import { leastFlow } from './flow.ts';

test('what is too much in one place goes where it is wanted, by the cheapest way', () => {
  const arcs = [
    { from: 0, to: 1, cost: 1 },
    { from: 1, to: 2, cost: 1 },
    { from: 0, to: 2, cost: 5 },
    { from: 2, to: 3, cost: 1 },
  ];
  expect(leastFlow(4, arcs, [2, 0, -1, -1])).toEqual([2, 2, 0, 1]);
});

test('a way once taken is taken back where another use of it is cheaper', () => {
  const arcs = [
    { from: 0, to: 2, cost: 1 },
    { from: 0, to: 3, cost: 2 },
    { from: 1, to: 2, cost: 1 },
    { from: 1, to: 3, cost: 9 },
  ];
  expect(leastFlow(4, arcs, [1, 1, -1, -1])).toEqual([0, 1, 1, 0]);
});

test('nothing flows where all is balanced', () => {
  expect(leastFlow(2, [{ from: 0, to: 1, cost: 1 }], [0, 0])).toEqual([0]);
});
