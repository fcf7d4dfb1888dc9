import type { Guard } from './guards.ts';

/** The part of browser storage that adapters need. It never throws (src/app/safe-storage.ts). */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value under one key of browser storage. */
export interface StoredRecord<Value> {
  /** Null unless storage holds what was written: not JSON, or another shape, is nothing. */
  readonly read: () => Value | null;
  /** Null leaves nothing behind. */
  readonly write: (value: Value | null) => void;
  /** Calls back when another tab has written here; answers the way to stop it. */
  readonly watchOtherTabs: (listener: () => void) => () => void;
}

/** Parses a text from storage; null unless it is JSON of the right shape. */
export function parseStored<Value>(text: string | null, isValue: Guard<Value>): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Reads and writes one value. Anybody may write to browser storage, so what is read is checked by its
 * shape; a release that changes a shape thereby leaves the old one behind. The store never throws.
 */
export const storedRecord = <Value>(
  store: Store,
  key: string,
  isValue: Guard<Value>,
): StoredRecord<Value> => ({
  read: () => parseStored(store.getItem(key), isValue),
  write: (value) => {
    if (value === null) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
  },
  watchOtherTabs: (listener) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
});
