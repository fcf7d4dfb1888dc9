import { describe, expect, test } from 'vitest';
import { formWords, isLeftOut } from '#src/ui/fields/form-text.ts';
import { unseenTexts } from '#tests/lib/unseen-texts.ts';

describe.each(Object.entries(unseenTexts))('of %s', (_, value) => {
  test('a required field is left out, and one that may be empty is not', () => {
    for (const type of ['text', 'email', 'textarea', 'select-one']) {
      expect(isLeftOut({ required: true, type, value })).toBe(true);
      expect(isLeftOut({ required: false, type, value })).toBe(false);
    }
  });

  test('a password is whatever was typed', () => {
    expect(isLeftOut({ required: true, type: 'password', value })).toBe(value === '');
  });

  test('a form says nothing', () => {
    const data = new FormData();
    data.set('name', value);
    expect(formWords(data, 'name')).toBe('');
  });
});

test('words that are seen are an answer, without the white space around them', () => {
  const value = ' می\u200cخواهم\u200b ';
  expect(isLeftOut({ required: true, type: 'text', value })).toBe(false);
  const data = new FormData();
  data.set('name', value);
  expect(formWords(data, 'name')).toBe('می\u200cخواهم\u200b');
  expect(formWords(data, 'other')).toBe('');
});
