import { expect, test } from 'vitest';
import { differences } from '#src/ui/texts/text-diff.tsx';
import { growth } from '#tests/lib/growth.ts';

const marked = (text: string, other: string) =>
  differences(text, other)
    .map(({ words, isNew }) => (isNew ? `[${words}]` : words))
    .join('');

test('what the other version does not say is marked, word by word', () => {
  expect(marked('A harbour at dawn', 'A harbour at night')).toBe('A harbour at [dawn]');
  expect(marked('One two three four', 'One four')).toBe('One [two three ]four');
  expect(marked('One four', 'One two three four')).toBe('One four');
  expect(marked('Same words', 'Same words')).toBe('Same words');
  expect(marked('All new', '')).toBe('[All new]');
  expect(marked('', 'Gone')).toBe('');
  expect(marked('b a', 'a b')).toMatch(/^(\[b \]a|b \[a\])$/u);
});

test('the words themselves are never changed, whatever stands between them', () => {
  const text = ' Two  spaces\n\nand lines ';
  const words = differences(text, 'spaces').map((run) => run.words);
  expect(words.join('')).toBe(text);
});

const differing = (share: number) =>
  void differences('a '.repeat(180 * share), 'b '.repeat(180 * share));

test('of two long texts that differ all is marked, at once', () => {
  const long = 'word '.repeat(3_000);
  expect(differences(long, `${long}more`)).toEqual([{ words: long, isNew: true }]);
  expect(differences(long, long)).toEqual([{ words: long, isNew: false }]);
  const more = (share: number) => void differences(long.repeat(share), `${long.repeat(share)}more`);
  expect(growth(more)).toBeLessThan(8);
  expect(growth(differing, 32)).toBeLessThan(32);
});
