import type { Erased } from '#machines/chat/message-deletion.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { inheritedEntries } from '../lib/inheritance.ts';
import type { IsAlive } from '../lib/tabs.ts';

interface Kept extends Erased {
  /** Member and chat of the deletion: `3/2:0`. */
  readonly place: string;
  /** The tab that deletes it. */
  readonly tab: string;
}

/** Deleted messages that the server still has; shared by all tabs of a browser. */
export interface DeletionStorage {
  /** Keeps what one tab deletes in one chat; what other tabs have there stays as it is. */
  readonly keep: (place: string, tab: string, pending: readonly Erased[]) => void;
  /** Takes over what tabs that are gone left in this chat. */
  readonly adopt: (place: string, tab: string, isAlive: IsAlive) => Erased[];
  /** Releases what a tab deletes in one chat to the next tab that opens it, or to itself. */
  readonly leave: (place: string, tab: string) => void;
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
  const entries = inheritedEntries({ store, key, isKept }, ({ place }) => place);
  const { leave, tabs, places, watchOtherTabs } = entries;
  return {
    leave,
    tabs,
    watchOtherTabs,
    keep: (place, tab, pending) => {
      const own = pending.map((one) => [`${place}/${one.id}`, { ...one, place, tab }] as const);
      entries.replace(place, tab, Object.fromEntries(own));
    },
    adopt: (place, tab, isAlive) =>
      entries.adopt(place, tab, isAlive).map(({ id, bothSides }) => ({ id, bothSides })),
    chatsLeft: (userId, isAlive) => places(`${userId}/`, ({ tab }) => !isAlive(tab)),
  };
}
