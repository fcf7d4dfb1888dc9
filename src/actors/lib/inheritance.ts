import type { Guard } from './guards.ts';
import { storedEntries, type StoredEntries } from './stored-entries.ts';
import type { Store } from './stored-record.ts';
import type { IsAlive, Tabs } from './tabs.ts';

/** An entry in storage that one tab works on; the empty name is no tab's, so that any may take it. */
interface Owned {
  readonly tab: string;
}

/** Entries of which each is one tab's work, and another tab's once that one has gone. */
export interface InheritedEntries<Kept extends Owned> extends Pick<
  StoredEntries<Kept>,
  'read' | 'subscribe' | 'watchOtherTabs'
> {
  /** Keeps these by their names in place of all that a tab has in a place; other tabs' stay. */
  readonly replace: (place: string, tab: string, entries: Readonly<Record<string, Kept>>) => void;
  /** Keeps one by its name. */
  readonly put: (name: string, entry: Kept) => void;
  readonly drop: (name: string) => void;
  /** Takes over what tabs that are gone left in places that start so. */
  readonly adopt: (start: string, tab: string, isAlive: IsAlive) => Kept[];
  /** Releases a tab's entries of one place to the next tab that looks there, or to itself. */
  readonly leave: (place: string, tab: string) => void;
  /** Tabs that have something in places that start so: in one chat, of one member, or at all. */
  readonly tabs: (start: string) => readonly string[];
  /** Places that start so and hold an entry that is meant: each once, and the rest of its name. */
  readonly places: (start: string, isMeant: (kept: Kept) => boolean) => readonly string[];
}

const dated = <Entry>(entry: Entry): Entry & { at: number } => ({ ...entry, at: Date.now() });

/** Created once for a key; `placeOf` is whose an entry is, and of which chat: `3/2:0`. */
export function inheritedEntries<Kept extends Owned>(
  { store, key, isKept }: { store: Store; key: string; isKept: Guard<Kept> },
  placeOf: (kept: Kept) => string,
): InheritedEntries<Kept> {
  const stored = storedEntries(store, key, isKept);
  const { read, write, subscribe, watchOtherTabs } = stored;
  const isOf = (place: string, tab: string) => (kept: Kept) =>
    placeOf(kept) === place && kept.tab === tab;
  const all = () => Object.values(read());
  return {
    read,
    subscribe,
    watchOtherTabs,
    replace: (place, tab, entries) => {
      const isOwn = isOf(place, tab);
      const others = Object.entries(read()).filter(([, kept]) => !isOwn(kept));
      const own = Object.entries(entries).map(([name, kept]) => [name, dated(kept)] as const);
      write(Object.fromEntries([...others, ...own]));
    },
    put: (name, entry) => write({ ...read(), [name]: dated(entry) }),
    drop: (name) => {
      const { [name]: dropped, ...rest } = read();
      if (dropped) write(rest);
    },
    adopt: (start, tab, isAlive) => {
      const entries = read();
      const left = Object.entries(entries).filter(
        ([, kept]) => placeOf(kept).startsWith(start) && kept.tab !== tab && !isAlive(kept.tab),
      );
      if (left.length === 0) return [];
      const taken = left.map(([name, kept]) => [name, { ...kept, tab }] as const);
      write({ ...entries, ...Object.fromEntries(taken) });
      return left.map(([, kept]) => kept);
    },
    leave: (place, tab) => {
      const isOwn = isOf(place, tab);
      const entries = Object.entries(read());
      if (!entries.some(([, kept]) => isOwn(kept))) return;
      const left = entries.map(
        ([name, kept]) => [name, isOwn(kept) ? { ...kept, tab: '' } : kept] as const,
      );
      write(Object.fromEntries(left));
    },
    tabs: (start) => [
      ...new Set(all().flatMap((kept) => (placeOf(kept).startsWith(start) ? kept.tab : []))),
    ],
    places: (start, isMeant) => {
      const meant = all().filter((kept) => placeOf(kept).startsWith(start) && isMeant(kept));
      return [...new Set(meant.map((kept) => placeOf(kept).slice(start.length)))];
    },
  };
}

/** Options of `watchInheritance`. */
interface Watched {
  readonly tabs: Tabs;
  readonly kept: readonly Pick<InheritedEntries<Owned>, 'tabs' | 'watchOtherTabs'>[];
  /** Prefix of the watched places. */
  readonly start: string;
}

/**
 * Looks for what is left: at once, whenever another tab writes, and when a living tab that has something
 * there is gone. Each look is under the lock that all tabs share, so that one of them takes it. Answers the way to stop.
 */
export function watchInheritance(
  { tabs, kept, start }: Watched,
  look: (isAlive: IsAlive) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const watched = new Set([tabs.id]);
  const lookAgain = () =>
    tabs.alone((isAlive) => {
      if (signal.aborted) return;
      look(isAlive);
      for (const tab of kept.flatMap((entries) => entries.tabs(start))) {
        if (watched.has(tab) || !isAlive(tab)) continue;
        watched.add(tab);
        tabs.whenGone(tab, signal, () => {
          watched.delete(tab);
          void lookAgain();
        });
      }
    });
  const stops = kept.map((entries) => entries.watchOtherTabs(() => void lookAgain()));
  void lookAgain();
  return () => {
    ended.abort();
    for (const stop of stops) stop();
  };
}
