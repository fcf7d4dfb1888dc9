import { expect, test } from 'vitest';
import { cloaked, initials } from '#src/ui/texts/written.ts';

test.each([
  ['Ada Marlow', 'A. M.'],
  ['ada', 'A.'],
  ['  Jean  Luc   Picard ', 'J. L.'],
  ['Анна Петрова', 'А. П.'],
  ['王小明', '王.'],
  ['김 민수', '김. 민.'],
  ['E\u0301mile Zola', 'É. Z.'],
  ['🔥 Ada 🔥 Marlow', 'A. M.'],
  ['👩🏽‍🚀 🏳️‍🌈', '👩🏽‍🚀 🏳️‍🌈'],
  ['4 Seasons', '4. S.'],
  ['\u202Eada', 'A.'],
  ['\u200B\u200Bbo \u2066lin\u2069', 'B. L.'],
  [`z${'\u0335'.repeat(30)}`, 'Z\u0335\u0335.'],
  ['<b>Ada</b>', '<'],
  ['', '…'],
  [' \u200B\uFEFF ', '…'],
])('%j is cloaked as %j', (name, expected) => {
  expect(cloaked(name)).toBe(expected);
});

test('a cloaked name is cloaked no further', () => {
  for (const name of ['Ada Marlow', '王小明', '👩🏽‍🚀', '', 'É. Z.'])
    expect(cloaked(cloaked(name))).toBe(cloaked(name));
});

test('a face without a picture shows the letters alone', () => {
  expect(initials('Ada Marlow').join('')).toBe('AM');
});
