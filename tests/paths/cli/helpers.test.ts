import { expect, test } from 'vitest';
import { changedNames, declarationsIn, declarationsOf } from './helpers.ts';

const before = declarationsIn(`
import { x } from './x.ts';

/** Said to nobody. */
const least = 3;
export const isEnough = (sum: number) => sum >= least;
const other = () => 'other';
export interface Shape {
  least: number;
}
`);

test('what a file declares is known by name, types left out', () => {
  expect([...before.keys()]).toEqual(['least', 'isEnough', 'other']);
});

test('a change goes on to whatever calls what changed', () => {
  const after = new Map(before).set('least', 'const least = 4;\n');
  expect([...changedNames(before, after)]).toEqual(['least', 'isEnough']);
  expect([...changedNames(before, before)]).toEqual([]);
});

test('a chart is read with all the files that it imports', () => {
  const names = declarationsOf(process.cwd(), 'billing/tip');
  expect(names.has('tipMachine')).toBe(true);
  expect(names.has('readAmount')).toBe(true);
});
