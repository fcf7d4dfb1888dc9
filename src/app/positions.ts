import type { Position, PositionStore } from '#src/ui/scroll-position.ts';
import type { Store } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

const most = 50;

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'y' in value &&
  typeof value.y === 'number' &&
  'top' in value &&
  typeof value.top === 'number' &&
  'anchor' in value &&
  (value.anchor === null || typeof value.anchor === 'string');

/** Positions of the last fifty history entries of this tab; outlives a reload. Corrupt storage is empty. */
export function positionsIn(store: Store): PositionStore {
  const key = storageKeys.scroll;
  const load = (): Map<string, Position> => {
    try {
      const value: unknown = JSON.parse(store.getItem(key) ?? '[]');
      const pairs = Array.isArray(value) ? value : [];
      return new Map(pairs.filter((pair) => Array.isArray(pair) && isPosition(pair[1])));
    } catch {
      return new Map();
    }
  };
  const kept = load();
  addEventListener('pagehide', () => store.setItem(key, JSON.stringify([...kept])));
  return {
    read: (entry) => kept.get(entry) ?? null,
    write: (entry, position) => {
      kept.delete(entry);
      kept.set(entry, position);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
