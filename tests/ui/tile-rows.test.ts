import { expect, test } from 'vitest';
import { rowsOf, tileAfter } from '#src/ui/lists/tile-rows.ts';

const groups = [
  { label: 'November', ids: ['a', 'b', 'c', 'd', 'e'] },
  { label: 'October', ids: ['f', 'g'] },
];
/** a b c / d e / f g */
const rows = rowsOf(groups, 3);
const after = (
  from: string,
  key: string,
  more: { ctrlKey?: boolean; isBackwards?: boolean } = {},
) => tileAfter(rows, from, { key, ctrlKey: false, metaKey: false, ...more });

test('each group begins a row of its own', () => {
  expect(rows.map(({ group, index, ids }) => [group, index, ids.join('')])).toEqual([
    [0, 0, 'abc'],
    [0, 1, 'de'],
    [1, 0, 'fg'],
  ]);
});

test.each([
  ['a', 'ArrowRight', 'b'],
  ['e', 'ArrowRight', 'f'],
  ['g', 'ArrowRight', 'g'],
  ['f', 'ArrowLeft', 'e'],
  ['a', 'ArrowLeft', 'a'],
  ['a', 'ArrowDown', 'd'],
  ['c', 'ArrowDown', 'e'],
  ['e', 'ArrowDown', 'g'],
  ['g', 'ArrowUp', 'e'],
  ['a', 'ArrowUp', 'a'],
  ['a', 'PageDown', 'f'],
  ['g', 'PageUp', 'b'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(after(from, key)).toBe(to);
});

test('Ctrl leads to the first and the last of all; right to left turns the arrows round', () => {
  expect(after('d', 'Home', { ctrlKey: true })).toBe('a');
  expect(after('d', 'End', { ctrlKey: true })).toBe('g');
  expect(after('b', 'ArrowRight', { isBackwards: true })).toBe('a');
});

test('other keys and tiles that are gone lead nowhere', () => {
  expect(after('a', 'x')).toBeNull();
  expect(after('gone', 'ArrowRight')).toBeNull();
});
