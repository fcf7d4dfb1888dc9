import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createEncrypter } from '#src/backend/auth/session/encrypter.ts';

const encrypter = createEncrypter('a-key-that-is-only-good-for-the-tests');

test('what was sealed opens under its own name and key only, and never looks the same twice', () => {
  const other = createEncrypter('another-key-that-is-good-for-tests');
  assert(
    property(string(), string(), (name, text) => {
      const sealed = encrypter.seal(name, text);
      expect(encrypter.open(name, sealed)).toBe(text);
      expect(encrypter.seal(name, text)).not.toBe(sealed);
      expect(encrypter.open(`${name}x`, sealed)).toBeNull();
      expect(other.open(name, sealed)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test('anything else opens to nothing, and throws nothing', () => {
  assert(
    property(string(), (text) => {
      expect(encrypter.open('session', text)).toBeNull();
      expect(encrypter.open('session', Buffer.from(text).toString('base64'))).toBeNull();
    }),
  );
  const envelope = { iv: 'AAAA', value: '', mac: '', tag: 'AAAA' };
  const short = Buffer.from(JSON.stringify(envelope)).toString('base64');
  expect(encrypter.open('session', short)).toBeNull();
});
