import { expect, test } from 'vitest';
import english from '#src/locales/en/index.ts';
import russian from '#src/locales/ru/index.ts';
import { shortMoment } from '#src/ui/texts/short-moment.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';

/** A Friday. */
const now = new Date(2026, 10, 20, 18, 4);

test.each([
  ['today', new Date(2026, 10, 20, 14, 2), '2:02 PM'],
  ['yesterday, less than a day ago', new Date(2026, 10, 19, 23, 59), 'Thu'],
  ['six days ago', new Date(2026, 10, 14, 1, 0), 'Sat'],
  ['on the same weekday', new Date(2026, 10, 13, 23, 59), 'Nov 13'],
  ['in another year', new Date(2025, 10, 12, 9, 0), 'Nov 12, 2025'],
  ['by a clock that is a day ahead', new Date(2026, 10, 21, 9, 0), 'Nov 21'],
])('what was %s is as short as it can be told', (_, value, said) => {
  const words = shortMoment(makeTexts('en', english), value, now);
  expect(words.replaceAll('\u202F', ' ')).toBe(said);
});

test('each language writes it its own way', () => {
  const texts = makeTexts('ru', russian);
  expect(shortMoment(texts, new Date(2026, 10, 20, 14, 2), now)).toBe('14:02');
  expect(shortMoment(texts, new Date(2026, 10, 17, 14, 2), now)).toBe('вт');
  expect(shortMoment(texts, new Date(2026, 10, 12, 14, 2), now)).toBe('12 нояб.');
});

test('a moment that was not said is not written', () => {
  expect(shortMoment(makeTexts('en', english), 'soon', now)).toBe('');
});
