import { describe, expect, test } from 'vitest';
import { hunksBetween } from './hunks.ts';
import { keptText, keyOf, readKept, type Kept } from './kept.ts';

describe('changes of a look', () => {
  test('nothing has changed', () => expect(hunksBetween(['main'], ['main'])).toEqual([]));

  test('a line has another state: with the line before it', () =>
    expect(
      hunksBetween(
        ['main', '  button "Send"', '  "Bye"'],
        ['main', '  button "Send" disabled', '  "Bye"'],
      ),
    ).toEqual([' main', '-  button "Send"', '+  button "Send" disabled']));

  test('of what is gone the first line says enough', () =>
    expect(hunksBetween(['main', '  list', '    "a"', '    "b"'], ['main', '  "None"'])).toEqual([
      ' main',
      '-  list',
      '-… 2',
      '+  "None"',
    ]));

  test('two places are two changes', () =>
    expect(hunksBetween(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'd', 'f'])).toEqual([
      ' a',
      '-b',
      ' d',
      '-e',
      '+f',
    ]));
});

describe('kept looks', () => {
  const start: Kept = { way: ['start 0'], changes: ['+main', '+  "a"'], sent: [] };
  const first: Kept = {
    way: ['start 0', 'send 1'],
    changes: [],
    sent: ['send 1', 'near {"at":2}'],
  };
  const second: Kept = {
    way: ['start 0', 'send 1', 'send 2'],
    changes: [' main', '-  "a"'],
    sent: [],
  };
  const other: Kept = { way: ['start 0', 'leave'], changes: ['-main', '-… 1'], sent: ['leave'] };
  const text = [
    '0> start 0\n+main\n+  "a"\n',
    '1> leave\n-main\n-… 1\n! leave\n',
    '1> send 1\n! send 1\n! near {"at":2}\n',
    '2> send 2\n main\n-  "a"\n',
  ].join('');

  test('are written in the order of their steps, whatever came first', () => {
    expect(keptText([second, other, start, first])).toBe(text);
    expect(keptText([start, first, second, other])).toBe(text);
  });

  test('are read as they were', () => {
    const read = readKept(text);
    expect([...read.keys()]).toEqual([start, other, first, second].map(({ way }) => keyOf(way)));
    expect([...read.values()]).toEqual([start, other, first, second]);
    expect(readKept('').size).toBe(0);
  });
});
