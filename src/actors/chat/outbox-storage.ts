import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { isNumber, isText, shaped, type Guard } from '../lib/guards.ts';
import { inheritedEntries } from '../lib/inheritance.ts';
import type { IsAlive } from '../lib/tabs.ts';
import { keptFiles } from './drafts.ts';

interface Kept {
  /** Member and chat of the message: `3/2:0`. */
  readonly place: string;
  /** The tab that sends it. */
  readonly tab: string;
  readonly item: OutboxItem;
}

/** Storage of messages that the server has not confirmed; shared by all tabs of a browser. */
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
  /** Counts the pending messages of a member, in every tab. */
  readonly countUnsent: (userId: number) => number;
  /** Reports the chats with a failed message, now and whenever that changes in any tab. */
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

/** Created once for the chat, with the `key` that it is stored under. */
export function createOutboxStorage(store: Store, key: string): OutboxStorage {
  const entries = inheritedEntries({ store, key, isKept }, ({ place }) => place);
  const { leave, tabs, places, watchOtherTabs } = entries;
  return {
    leave,
    tabs,
    watchOtherTabs,
    keep: (place, tab, items) => {
      const own = items.flatMap((item) =>
        item.key === null ? [] : [[item.key, { place, tab, item }] as const],
      );
      entries.replace(place, tab, Object.fromEntries(own));
    },
    adopt: (place, tab, isAlive) =>
      entries.adopt(place, tab, isAlive).map(({ item }) => ({
        ...item,
        files: keptFiles(item.files),
        price: item.price ?? null,
      })),
    chatsLeft: (userId, isAlive) =>
      places(`${userId}/`, ({ item, tab }) => item.status !== 'failed' && !isAlive(tab)),
    countUnsent: (userId) =>
      Object.values(entries.read()).filter(
        ({ place, item }) => place.startsWith(`${userId}/`) && item.status !== 'failed',
      ).length,
    watchFailed: (userId, notify) => {
      let said = '';
      return entries.subscribe(() => {
        const chats = places(`${userId}/`, ({ item }) => item.status === 'failed');
        if (chats.join() === said) return;
        said = chats.join();
        notify(chats);
      });
    },
  };
}
