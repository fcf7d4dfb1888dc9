import { expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import ru from '#src/locales/ru/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { dayWords } from '#src/views/chat/day-texts.ts';

const english = makeTexts('en', en);
/** Noon where the test runs, so that no time zone moves it to another day. */
const noon = (day: number) => new Date(2026, 10, day, 12).toISOString();

test('today and yesterday are called so', () => {
  expect(dayWords(english, noon(20), '2026-11-20')).toBe('Today');
  expect(dayWords(english, noon(19), '2026-11-20')).toBe('Yesterday');
  expect(dayWords(makeTexts('ru', ru), noon(20), '2026-11-20')).toBe('Сегодня');
});

test('any other day by its date, and every day before the clock was read', () => {
  expect(dayWords(english, noon(18), '2026-11-20')).toBe('Wednesday, November 18, 2026');
  expect(dayWords(english, noon(21), '2026-11-20')).toBe('Saturday, November 21, 2026');
  expect(dayWords(english, noon(20), '')).toBe('Friday, November 20, 2026');
});

test('over the end of a month and the change of the clocks', () => {
  const last = new Date(2026, 9, 31, 23, 59).toISOString();
  expect(dayWords(english, last, '2026-11-01')).toBe('Yesterday');
  const changed = new Date(2026, 9, 24, 0, 1).toISOString();
  expect(dayWords(english, changed, '2026-10-25')).toBe('Yesterday');
});
