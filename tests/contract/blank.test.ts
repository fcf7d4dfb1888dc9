import { describe, expect, test } from 'vitest';
import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { growth } from '#tests/lib/growth.ts';
import { unseenTexts } from '#tests/lib/unseen-texts.ts';

describe('nothing is seen of', () => {
  test.each(Object.entries(unseenTexts))('%s', (_, text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimmed(text)).toBe('');
  });

  test('all of them together', () => {
    expect(isBlank(Object.values(unseenTexts).join(' '))).toBe(true);
  });
});

const seenTexts: Readonly<Record<string, string>> = {
  'a letter between joiners': '\u200da\u200d',
  'a point': '.',
  'a Persian word': 'می\u200cخواهم',
  'letters joined in Devanagari': 'क्\u200dष',
  'letters apart in Kannada': 'ರ\u200d್ಕ',
  'Mongolian letters with a variation': 'ᠨ\u180b',
  'Hangul of one vowel after a filler': '\u115fᅡ',
  'an ideograph with a variation': '葛\u{e0100}',
  'a family': '👨\u200d👩\u200d👧',
  'a heart in colour': '❤\ufe0f',
  'a keycap': '1\ufe0f\u20e3',
  'the flag of England': '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'the flag of the rainbow': '🏳\ufe0f\u200d🌈',
  'a colour of skin alone': '🏽',
  'an accent alone': '\u0301',
  'Braille with a dot': '\u2801',
  'Hebrew between marks of direction': '\u2067שלום\u2069',
  'the end of an ayah': '\u06dd',
  'a sign over numbers': '\u0600',
  'a spiral that music is written with': '\u{1d11e}',
  'a sign that could not be read': '\ufffd',
  'half of a pair': '\ud83d',
};

describe('something is seen of', () => {
  test.each(Object.entries(seenTexts))('%s', (_, text) => {
    expect(isBlank(text)).toBe(false);
    expect(trimmed(` \n${text}\t`)).toBe(text);
    expect(isBlank(Object.values(unseenTexts).join('') + text)).toBe(false);
  });
});

test('what is kept of a text is all but the white space around it', () => {
  expect(trimmed(' \u200b\u00ada \u200b b\u2800 ')).toBe('\u200b\u00ada \u200b b\u2800');
});

test('a long text takes a time that grows with its length alone', () => {
  const text = '\u200b\ufe0f '.repeat(20_000);
  expect(growth((share) => void isBlank(text.repeat(share)))).toBeLessThan(8);
});
