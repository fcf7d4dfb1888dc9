import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { isNumber, isText, shaped, type Guard } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';
import { keptFiles } from './drafts.ts';

interface Kept {
  /** Whose it is, and of which chat: `3/2:0`. */
  readonly place: string;
  /** The tab that sends it. */
  readonly tab: string;
  readonly item: OutboxItem;
}

type IsAlive = (tab: string) => boolean;

/** Where what the server has not confirmed waits; shared by all tabs of a browser. */
export interface OutboxStorage {
  /** Keeps what one tab has to send in one chat; what other tabs have there stays as it is. */
  readonly keep: (place: string, tab: string, items: readonly OutboxItem[]) => void;
  /** Takes over what tabs that are gone left in this chat. */
  readonly adopt: (place: string, tab: string, isAlive: IsAlive) => OutboxItem[];
  /** Releases a tab's unsent messages of one chat to the next tab that opens it, or to itself. */
  readonly leave: (place: string, tab: string) => void;
  /** Tabs that have something to send in places that start so: in one chat, of one member, or at all. */
  readonly tabs: (start: string) => readonly string[];
  /** Chats in which this member has something to send that no living tab sends, named as in `place`. */
  readonly chatsLeft: (userId: number, isAlive: IsAlive) => readonly string[];
  /** In which chats of a member something failed, now and whenever that changes in any tab. */
  readonly watchFailed: (userId: number, notify: (chats: readonly string[]) => void) => () => void;
  /** Calls back when another tab has written here; answers the way to stop it. */
  readonly watchOtherTabs: (listener: () => void) => () => void;
}

const statuses: readonly unknown[] = ['queued', 'sending', 'unknown', 'failed'];

const isAttempt = shaped<{ text: string; key: string; attempts: number }>({
  text: isText,
  key: isText,
  attempts: isNumber,
});
const isItem = (value: unknown): value is OutboxItem =>
  isAttempt(value) && 'status' in value && statuses.includes(value.status);
const isKept: Guard<Kept> = shaped<Kept>({ place: isText, tab: isText, item: isItem });

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Created once for the chat, with the `key` that it is stored under. */
export function createOutboxStorage(store: Store, key: string): OutboxStorage {
  const stored = storedEntries(store, key, isKept);
  /** Chats of a member with an item that is meant, named as in `place`. */
  const chatsOf = (userId: number, isMeant: (kept: Kept) => boolean) => {
    const start = `${userId}/`;
    return unique(
      Object.values(stored.read()).flatMap((kept) =>
        kept.place.startsWith(start) && isMeant(kept) ? kept.place.slice(start.length) : [],
      ),
    );
  };
  return {
    keep: (place, tab, items) => {
      const others = Object.entries(stored.read()).filter(
        ([, kept]) => kept.place !== place || kept.tab !== tab,
      );
      const own = items.flatMap((item) =>
        item.key === null ? [] : [[item.key, { place, tab, item, at: Date.now() }] as const],
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
      return left.map(([, { item }]) => ({
        ...item,
        files: keptFiles(item.files),
        price: item.price ?? null,
      }));
    },
    leave: (place, tab) => {
      const left = Object.entries(stored.read()).map(
        ([name, kept]) =>
          [name, kept.place === place && kept.tab === tab ? { ...kept, tab: '' } : kept] as const,
      );
      if (left.length > 0) stored.write(Object.fromEntries(left));
    },
    tabs: (start) =>
      unique(
        Object.values(stored.read()).flatMap(({ place, tab }) =>
          place.startsWith(start) ? tab : [],
        ),
      ),
    chatsLeft: (userId, isAlive) =>
      chatsOf(userId, ({ item, tab }) => item.status !== 'failed' && !isAlive(tab)),
    watchFailed: (userId, notify) => {
      let said = '';
      return stored.subscribe(() => {
        const chats = chatsOf(userId, ({ item }) => item.status === 'failed');
        if (chats.join() === said) return;
        said = chats.join();
        notify(chats);
      });
    },
    watchOtherTabs: stored.watchOtherTabs,
  };
}
