import { expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';

const { number, plural, money } = makeTexts('en', en);

test('a number that came out as -0 has no sign', () => {
  expect(number(-0)).toBe('0');
  expect(number(-0.2, { maximumFractionDigits: 0 })).toBe('0');
  expect(money({ amount: -0, currency: 'USD' })).toBe('$0.00');
  expect(plural('app.layout.unread', -0)).not.toContain('-0');
});

test('what is below nothing keeps its sign', () => {
  expect(number(-12)).toBe('-12');
  expect(money({ amount: -450, currency: 'USD' })).toBe('-$4.50');
});

test('a planned time is said with its day and its zone', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const said = makeTexts('en', en).say('posts.postEditor.scheduled', {
    time: { at: '2026-11-27T17:00:00.000Z' },
  });
  expect(said).toMatch(/^Scheduled for \w+, Nov 2[78], \d+:\d\d [AP]M, .+\.$/u);
  expect(said).toContain(timeZone);
});
