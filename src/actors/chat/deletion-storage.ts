import type { Erased } from '#machines/chat/message-deletion.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';

interface Kept extends Erased {
  /** Whose it is, and of which chat: `3/2:0`. */
  readonly place: string;
  /** The tab that deletes it. */
  readonly tab: string;
}

type IsAlive = (tab: string) => boolean;

/** Deleted messages that the server still has; shared by all tabs of a browser. */
export interface DeletionStorage {
  /** Keeps what one tab deletes in one chat; what other tabs have there stays as it is. */
  readonly keep: (place: string, tab: string, pending: readonly Erased[]) => void;
  /** Takes over what tabs that are gone left in this chat. */
  readonly adopt: (place: string, tab: string, isAlive: IsAlive) => Erased[];
  /** Tabs that have something to delete in places that start so. */
  readonly tabs: (start: string) => readonly string[];
  /** Chats in which this member deleted something that no living tab takes to the server. */
  readonly chatsLeft: (userId: number, isAlive: IsAlive) => readonly string[];
  /** Calls back when another tab has written here; answers the way to stop it. */
  readonly watchOtherTabs: (listener: () => void) => () => void;
}

const isKept = shaped<Kept>({
  place: isText,
  tab: isText,
  id: isNumber,
  bothSides: (value): value is boolean => typeof value === 'boolean',
});

/** Created once for the chat, with the `key` that it is stored under. */
export function createDeletionStorage(store: Store, key: string): DeletionStorage {
  const stored = storedEntries(store, key, isKept);
  return {
    keep: (place, tab, pending) => {
      const others = Object.entries(stored.read()).filter(
        ([, kept]) => kept.place !== place || kept.tab !== tab,
      );
      const own = pending.map(
        (one) => [`${place}/${one.id}`, { ...one, place, tab, at: Date.now() }] as const,
      );
      stored.write(Object.fromEntries([...others, ...own]));
    },
    adopt: (place, tab, isAlive) => {
      const all = stored.read();
      const left = Object.entries(all).filter(
        ([, kept]) => kept.place === place && kept.tab !== tab && !isAlive(kept.tab),
      );
      if (left.length === 0) return [];
      const taken = left.map(([name, kept]) => [name, { ...kept, tab }] as const);
      stored.write({ ...all, ...Object.fromEntries(taken) });
      return left.map(([, { id, bothSides }]) => ({ id, bothSides }));
    },
    tabs: (start) => [
      ...new Set(
        Object.values(stored.read()).flatMap(({ place, tab }) =>
          place.startsWith(start) ? tab : [],
        ),
      ),
    ],
    chatsLeft: (userId, isAlive) => {
      const start = `${userId}/`;
      return [
        ...new Set(
          Object.values(stored.read()).flatMap(({ place, tab }) =>
            place.startsWith(start) && !isAlive(tab) ? place.slice(start.length) : [],
          ),
        ),
      ];
    },
    watchOtherTabs: stored.watchOtherTabs,
  };
}
