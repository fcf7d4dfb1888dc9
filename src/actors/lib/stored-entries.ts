import { isFields, isNumber, shaped, type Guard } from './guards.ts';
import { storedRecord, type StoredRecord, type Store } from './stored-record.ts';

/** An entry with the moment at which it was written, in milliseconds since 1970. */
type Dated<Entry> = Entry & { readonly at: number };
export type Entries<Entry> = Readonly<Record<string, Dated<Entry>>>;

/** Many entries by name under one key of browser storage. */
export interface StoredEntries<Entry> extends Pick<StoredRecord<Entry>, 'watchOtherTabs'> {
  /** Reads the entries of the right shape that are not too old. */
  readonly read: () => Entries<Entry>;
  /** None leave nothing behind. */
  readonly write: (entries: Entries<Entry>) => void;
  /** Calls back at once, and whenever this or another tab writes; answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds after which an entry is forgotten. */
const lifetime = 30 * 86_400_000;

const isDated = shaped<{ at: number }>({ at: isNumber });

/** Created once for a key and passed on: it calls back the listeners of its own tab itself. */
export function storedEntries<Entry>(
  store: Store,
  key: string,
  isEntry: Guard<Entry>,
): StoredEntries<Entry> {
  const record = storedRecord(store, key, isFields);
  const listeners = new Set<() => void>();
  const isGood = (entry: [string, unknown]): entry is [string, Dated<Entry>] =>
    isEntry(entry[1]) && isDated(entry[1]) && entry[1].at > Date.now() - lifetime;
  return {
    watchOtherTabs: record.watchOtherTabs,
    read: () => Object.fromEntries(Object.entries(record.read() ?? {}).filter(isGood)),
    write: (entries) => {
      record.write(Object.keys(entries).length === 0 ? null : entries);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = record.watchOtherTabs(listener);
      listener();
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
