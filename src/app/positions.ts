import { isNumber, isText, orNull, shaped } from '#src/actors/lib/guards.ts';
import { storedRecord, type Store } from '#src/actors/lib/stored-record.ts';
import type { FocusPlace, Position, PositionStore } from '#src/ui/lists/scroll-position.ts';

const most = 50;

const isPlace = shaped<FocusPlace>({
  anchor: orNull(isText),
  href: orNull(isText),
  index: isNumber,
});
const isAbsentOrPlace = (value: unknown): value is FocusPlace | null | undefined =>
  value === undefined || value === null || isPlace(value);

const isPosition = shaped<Position>({
  y: isNumber,
  top: isNumber,
  anchor: orNull(isText),
  focus: isAbsentOrPlace,
});
const isEntry = (value: unknown): value is [string, Position] =>
  Array.isArray(value) && isPosition(value[1]);

/** Positions of the last fifty history entries of this tab; outlives a reload. Corrupt storage is empty. */
export function positionsIn(store: Store, key: string): PositionStore {
  const stored = storedRecord<unknown[]>(store, key, Array.isArray);
  const kept = new Map((stored.read() ?? []).filter(isEntry));
  addEventListener('pagehide', () => stored.write([...kept]));
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
