import { expect, test } from 'vitest';
import {
  mailedSecretOf,
  openMailedPath,
  withMailedSecret,
  withoutMailedSecret,
} from '#src/actors/navigation/mailed-secret.ts';
import { browse } from './browser.ts';

test.each([
  ['/reset-password/abc123', '/reset-password/mailed', 'abc123'],
  ['/reset-password/abc?email=a%40b.test', '/reset-password/mailed?email=a%40b.test', 'abc'],
  ['/reset-password/a%2Bb#x', '/reset-password/mailed', 'a+b'],
  ['/reset-password/mailed?email=a', '/reset-password/mailed?email=a', null],
  ['/reset-password', '/reset-password', null],
  ['/email-change/abc123?cancel=1', '/email-change/mailed?cancel=1', 'abc123'],
  ['/mail-stop/7.likes.abc', '/mail-stop/mailed', '7.likes.abc'],
  ['/feed?token=abc', '/feed?token=abc', null],
])('%s', (path, shown, secret) => {
  expect(openMailedPath(path)).toEqual({ path: shown, secret });
});

test('the history entry keeps the token beside its key until it is used', () => {
  const state = withMailedSecret({ key: 'k' }, 'abc');
  expect(mailedSecretOf(state)).toBe('abc');
  expect(withoutMailedSecret(state)).toEqual({ key: 'k' });
  expect(mailedSecretOf(withoutMailedSecret(state))).toBeNull();
  expect([null, undefined, 'x', { key: 'k' }].map(mailedSecretOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a mailed link leaves its token in the history entry alone', async () => {
  const browser = await browse('/reset-password/s3cr3t?email=ada%40fanfare.test', null, {});
  expect(JSON.stringify(browser.admitted)).not.toContain('s3cr3t');
  expect(browser.location()?.query).toEqual({ email: 'ada@fanfare.test' });
  expect(browser.here().path).toBe('/reset-password/mailed?email=ada%40fanfare.test');
  expect(mailedSecretOf(browser.here().state)).toBe('s3cr3t');
});
