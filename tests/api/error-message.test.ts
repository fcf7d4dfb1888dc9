import { expect, test } from 'vitest';
import { errorMessage, uploadErrorList } from '#src/api/lib/error-message.ts';

test.each([
  ['error.file joined by commas', { error: { file: ['A', 'B'] }, message: 'M' }, 'A,B'],
  ['the error value', { error: 'E', message: 'M' }, 'E'],
  ['an error object as JSON', { error: { why: 1 }, message: 'M' }, '{"why":1}'],
  ['the message value', { message: 'M' }, 'M'],
  ['an empty error list does not count', { error: '', message: 'M' }, 'M'],
  ['the whole body', { status: 'bad' }, '{"status":"bad"}'],
  ['a body that is text', 'Sorry', 'Sorry'],
  ['the status text, without a body', undefined, 'Gone'],
  ['the status text, with an empty body', {}, 'Gone'],
  ['the status text, with an empty string', '', 'Gone'],
])('spec §8: %s', (_, body, message) => {
  expect(errorMessage(body, 'Gone')).toBe(message);
});

test.each([
  ['the list', { error: { file: ['A', 'B'] } }, 'A,B'],
  ['a generic error as JSON', { error: { code: 7 } }, '{"code":7}'],
  ['neither: the status text', { message: 'M' }, 'Gone'],
])('upload: %s', (_, body, list) => {
  expect(uploadErrorList(body, 'Gone')).toBe(list);
});
