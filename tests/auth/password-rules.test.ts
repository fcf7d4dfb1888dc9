import { expect, test } from 'vitest';
import { passwordRefusal, passwordWords } from '#machines/auth/password-rules.ts';
import { checkNewPassword } from '#src/backend/auth/sign-in/password.ts';

const gil = { email: 'gil.green@fanfare.test', username: 'gilbert-green' };

test.each([
  ['1234567', passwordWords.short],
  ['x'.repeat(129), passwordWords.long],
  ['PassWord1', passwordWords.common],
  ['zzzzzzzzzz', passwordWords.common],
  ['gil.green@fanfare.test', passwordWords.own],
  ['GIL.GREEN', passwordWords.own],
  ['Gilbert-Green', passwordWords.own],
  ['seven green kites', null],
  ['пароль из слов', null],
  ['ab'.repeat(64), null],
])('%s', (password, reason) => {
  expect(passwordRefusal(password, gil)).toBe(reason);
});

const serverWords = (password: string): string => {
  try {
    checkNewPassword({ password, password_confirmation: password }, gil);
    return 'null';
  } catch (error) {
    return JSON.stringify(error);
  }
};

test.each(['PassWord1', 'zzzzzzzzzz', 'GIL.GREEN', 'seven green kites'])(
  'the server says the same of %s',
  (password) => {
    expect(serverWords(password)).toContain(passwordRefusal(password, gil) ?? 'null');
  },
);
