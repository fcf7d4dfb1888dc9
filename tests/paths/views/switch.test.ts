import { expect, test, vi } from 'vitest';
import { activate, askedMutants, loadedMutants, switchOf } from './switch.ts';

const view = switchOf('door.tsx', []);

test('nothing is on until it is switched on, and what was asked for is known', () => {
  activate(null);
  expect([view.on(0), view.not(1, true), view.other(2, 'a'), view.inverted(3, true)]).toEqual([
    false,
    true,
    'a',
    true,
  ]);
  expect([...askedMutants()]).toEqual(['door.tsx#0', 'door.tsx#1', 'door.tsx#2', 'door.tsx#3']);
  expect(loadedMutants().has('door.tsx')).toBe(true);
});

test('one at a time', () => {
  activate('door.tsx#1');
  expect([view.on(0), view.on(1), view.not(1, 'words'), view.not(2, '')]).toEqual([
    false,
    true,
    false,
    '',
  ]);
});

test('another value is of the same kind', () => {
  activate('door.tsx#4');
  expect([true, 1, 'a', null, [1]].map((value) => view.other(4, value))).toEqual([
    false,
    2,
    'ax',
    0,
    null,
  ]);
  expect(view.inverted(4, false)).toBe(true);
});

test('what is no boolean is not inverted, and does not count as asked', () => {
  activate('door.tsx#5');
  expect(view.inverted(5, 'words')).toBe('words');
  expect([...askedMutants()]).toEqual([]);
});

test('a handler is dead, or does everything twice', () => {
  const send = vi.fn((words: string) => words.length);
  const hand = view.hand(6, send);
  if (typeof hand !== 'function') throw new Error('It is no handler.');
  expect(view.hand(6, send)).toBe(hand);
  for (const [fault, times] of [
    [null, 1],
    ['door.tsx#6', 0],
    ['door.tsx#7', 2],
  ] as const) {
    send.mockClear();
    activate(fault);
    hand('abc');
    expect(send.mock.calls).toEqual(Array.from({ length: times }, () => ['abc']));
  }
  expect(view.hand(8, undefined)).toBeUndefined();
});
