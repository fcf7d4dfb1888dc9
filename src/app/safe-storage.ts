import type { Store } from '#src/actors/lib/stored-record.ts';

/**
 * A storage that never throws: where the browser blocks it (or it is full), things are kept for this
 * page only. `take` is a function because a blocked storage throws when it is taken.
 */
export function safeStorage(take: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <Value>(what: (storage: Storage) => Value, fallback: () => Value): Value => {
    try {
      return what(take());
    } catch {
      return fallback();
    }
  };
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
