import type { ChatRef } from '#machines/chat/chat.types.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { inheritedEntries } from '../lib/inheritance.ts';
import type { Store } from '../lib/stored-record.ts';
import type { IsAlive } from '../lib/tabs.ts';

/** A chat that was deleted here, whose name the person goes by. */
export interface DeletedChat {
  readonly chat: ChatRef;
  readonly name: string;
}

interface Kept {
  readonly userId: number;
  readonly withUserId: number;
  readonly chatType: ChatRef['chatType'];
  readonly name: string;
  /** The tab that deletes it. */
  readonly tab: string;
}

/** Deleted chats that the server still has; shared by all tabs of a browser. */
export interface ChatDeletionStorage {
  readonly keep: (userId: number, tab: string, deleted: DeletedChat) => void;
  readonly drop: (userId: number, chat: ChatRef) => void;
  /** Takes over what tabs that are gone left. */
  readonly adopt: (userId: number, tab: string, isAlive: IsAlive) => readonly DeletedChat[];
  /** Tabs that have a chat to delete in places that start so: of one member, or at all. */
  readonly tabs: (start: string) => readonly string[];
}

const isKept = shaped<Kept>({
  userId: isNumber,
  withUserId: isNumber,
  chatType: (value): value is ChatRef['chatType'] => value === 0 || value === 1,
  name: isText,
  tab: isText,
});

const nameOf = (userId: number, { withUserId, chatType }: ChatRef): string =>
  `${userId}/${withUserId}:${chatType}`;

/** Created once for the chat, with the `key` that it is stored under. */
export function createChatDeletionStorage(store: Store, key: string): ChatDeletionStorage {
  const entries = inheritedEntries({ store, key, isKept }, (kept) => nameOf(kept.userId, kept));
  return {
    keep: (userId, tab, { chat, name }) =>
      entries.put(nameOf(userId, chat), { ...chat, userId, name, tab }),
    drop: (userId, chat) => entries.drop(nameOf(userId, chat)),
    adopt: (userId, tab, isAlive) =>
      entries.adopt(`${userId}/`, tab, isAlive).map(({ withUserId, chatType, name }) => ({
        chat: { withUserId, chatType },
        name,
      })),
    tabs: entries.tabs,
  };
}
