import type { ChatRef } from '#machines/chat/chat.types.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';
import type { Store } from '../lib/stored-record.ts';

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
  readonly adopt: (
    userId: number,
    tab: string,
    isAlive: (tab: string) => boolean,
  ) => readonly DeletedChat[];
  /** Tabs that have a chat to delete. */
  readonly tabs: () => readonly string[];
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
  const stored = storedEntries(store, key, isKept);
  return {
    keep: (userId, tab, { chat, name }) =>
      stored.write({
        ...stored.read(),
        [nameOf(userId, chat)]: { ...chat, userId, name, tab, at: Date.now() },
      }),
    drop: (userId, chat) => {
      const { [nameOf(userId, chat)]: dropped, ...rest } = stored.read();
      if (dropped) stored.write(rest);
    },
    adopt: (userId, tab, isAlive) => {
      const all = stored.read();
      const left = Object.entries(all).filter(
        ([, kept]) => kept.userId === userId && kept.tab !== tab && !isAlive(kept.tab),
      );
      if (left.length === 0) return [];
      const taken = left.map(([name, kept]) => [name, { ...kept, tab }] as const);
      stored.write({ ...all, ...Object.fromEntries(taken) });
      return left.map(([, { withUserId, chatType, name }]) => ({
        chat: { withUserId, chatType },
        name,
      }));
    },
    tabs: () => Object.values(stored.read()).map(({ tab }) => tab),
  };
}
