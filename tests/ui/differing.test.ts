import { expect, test } from 'vitest';
import { differences } from '#src/ui/differing.tsx';

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

test('of two long texts that differ all is marked, at once', () => {
  const long = 'word '.repeat(3_000);
  const began = performance.now();
  expect(differences(long, `${long}more`)).toEqual([{ words: long, isNew: true }]);
  expect(differences(long, long)).toEqual([{ words: long, isNew: false }]);
  differences('a '.repeat(700), 'b '.repeat(700));
  expect(performance.now() - began).toBeLessThan(1_000);
});
