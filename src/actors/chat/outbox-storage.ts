import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { keptFiles } from './drafts.ts';
import { subscribeToStorage } from './storage-listeners.ts';

/** Where what the server has not confirmed waits. */
export const outboxKey = 'fanfare.outbox';
/** Milliseconds after which an unsent message is forgotten. */
const lifetime = 30 * 86_400_000;

interface Kept {
  /** Whose it is, and of which chat: `3/2:0`. */
  readonly place: string;
  /** The tab that sends it. */
  readonly tab: string;
  readonly item: OutboxItem;
  readonly at: number;
}

type Shelf = Record<string, Kept>;
type Store = ChatWorld['store'];

const statuses: readonly unknown[] = ['queued', 'sending', 'unknown', 'failed'];

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'attempts' in value &&
  typeof value.attempts === 'number' &&
  'status' in value &&
  statuses.includes(value.status);

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'place' in value &&
  typeof value.place === 'string' &&
  'tab' in value &&
  typeof value.tab === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'item' in value &&
  isItem(value.item);

/** Reads what is stored; anything that is not ours, or too old, is left behind. */
const read = (store: Store): Shelf => {
  try {
    const value: unknown = JSON.parse(store.getItem(outboxKey) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const fresh = Object.entries(value).filter(
      (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].at > Date.now() - lifetime,
    );
    return Object.fromEntries(fresh);
  } catch {
    return {};
  }
};

/** Whoever shows in this tab what was not sent. */
const listeners = new Set<() => void>();

const write = (store: Store, shelf: Shelf): void => {
  if (Object.keys(shelf).length === 0) store.removeItem(outboxKey);
  else store.setItem(outboxKey, JSON.stringify(shelf));
  for (const listener of listeners) listener();
};

/** Keeps what one tab has to send in one chat; what other tabs have there stays as it is. */
export const keepItems = (
  store: Store,
  place: string,
  tab: string,
  items: readonly OutboxItem[],
): void => {
  const others = Object.entries(read(store)).filter(
    ([, kept]) => kept.place !== place || kept.tab !== tab,
  );
  const own = items.flatMap((item): [string, Kept][] =>
    item.key === null ? [] : [[item.key, { place, tab, item, at: Date.now() }]],
  );
  write(store, Object.fromEntries([...others, ...own]));
};

/** Takes over what tabs that are gone left in this chat. */
export const adoptItems = (
  store: Store,
  place: string,
  tab: string,
  isAlive: (tab: string) => boolean,
): OutboxItem[] => {
  const shelf = read(store);
  const left = Object.entries(shelf).filter(
    ([, kept]) => kept.place === place && kept.tab !== tab && !isAlive(kept.tab),
  );
  if (left.length === 0) return [];
  const taken = left.map(([key, kept]): [string, Kept] => [key, { ...kept, tab }]);
  write(store, { ...shelf, ...Object.fromEntries(taken) });
  return left.map(([, { item }]) => ({
    ...item,
    files: keptFiles(item.files),
    price: item.price ?? null,
  }));
};

/** Releases a tab's unsent messages of one chat to the next tab that opens it, or to itself. */
export const leaveItems = (store: Store, place: string, tab: string): void => {
  const left = Object.entries(read(store)).map(([key, kept]): [string, Kept] => [
    key,
    kept.place === place && kept.tab === tab ? { ...kept, tab: '' } : kept,
  ]);
  if (left.length > 0) write(store, Object.fromEntries(left));
};

/** Tabs that have something to send in places that start so: in one chat, of one member, or at all. */
export const tabsOf = (store: Store, start: string): readonly string[] => [
  ...new Set(
    Object.values(read(store)).flatMap(({ place, tab }) => (place.startsWith(start) ? tab : [])),
  ),
];

/** Chats in which this member has something to send that no living tab sends, named as in `place`. */
export const chatsLeft = (
  store: Store,
  userId: number,
  isAlive: (tab: string) => boolean,
): readonly string[] => {
  const start = `${userId}/`;
  const left = Object.values(read(store)).filter(
    ({ place, tab, item }) => place.startsWith(start) && item.status !== 'failed' && !isAlive(tab),
  );
  return [...new Set(left.map(({ place }) => place.slice(start.length)))];
};

/** Tells in which chats of a member something failed, now and whenever that changes in any tab. */
export const watchFailed = (
  store: Store,
  userId: number,
  notify: (chats: readonly string[]) => void,
): (() => void) => {
  const start = `${userId}/`;
  let said = '';
  const say = () => {
    const failed = Object.values(read(store)).flatMap(({ place, item }) =>
      place.startsWith(start) && item.status === 'failed' ? place.slice(start.length) : [],
    );
    const chats = [...new Set(failed)];
    if (chats.join() === said) return;
    said = chats.join();
    notify(chats);
  };
  return subscribeToStorage(listeners, outboxKey, say);
};
