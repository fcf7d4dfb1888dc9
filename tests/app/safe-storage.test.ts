import { describe, expect, it } from 'vitest';
import { safeStorage } from '#src/app/safe-storage.ts';

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
