import { describe, expect, it } from 'vitest';
import { safeStorage } from '#src/app/safe-storage.ts';
import { personalKeys } from '#src/app/storage-keys.ts';
import { storedThings } from '#src/app/storage-registry.ts';

const blocked = () => {
  throw new Error('SecurityError');
};
const full = () =>
  ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  }) as unknown as Storage;

describe('a storage that is blocked or full', () => {
  it.each([
    ['blocked', blocked],
    ['full', full],
  ])('%s keeps things for this page', (_, take) => {
    const store = safeStorage(take);
    expect(store.getItem('a')).toBeNull();
    store.setItem('a', '1');
    expect(store.getItem('a')).toBe('1');
    store.removeItem('a');
    expect(store.getItem('a')).toBeNull();
  });
});

describe('the storage registry', () => {
  it('says of everything what it is for and how long it stays, once', () => {
    const names = storedThings.map(({ key, kind }) => `${kind} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(storedThings.every(({ purpose, lifetime }) => purpose !== '' && lifetime !== '')).toBe(
      true,
    );
    expect(personalKeys).toEqual([
      'fanfare.post-login-redirect',
      'fanfare.drafts',
      'fanfare.outbox',
      'fanfare.reminders',
    ]);
  });
});
