import { tabLocks } from '#src/secure.ts';
import type { Store } from '../lib/stored-record.ts';
import { openTabs, type Tabs } from '../lib/tabs.ts';
import { ChatEventBuffer } from './chat-event-buffer.ts';
import { ChatPermissions } from './chat-permissions.ts';
import { createChatDeletionStorage, type ChatDeletionStorage } from './chat-deletion-storage.ts';
import { createDeletionStorage, type DeletionStorage } from './deletion-storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createOutboxStorage, type OutboxStorage } from './outbox-storage.ts';
import { PresenceRooms } from './presence-rooms.ts';
import { createReminderStorage, type ReminderStorage } from './reminder-storage.ts';
import { Threads } from './threads.ts';

/** Services that the chat's adapters of one app share, created once. */
export interface ChatServices {
  readonly events: ChatEventBuffer;
  readonly rooms: PresenceRooms;
  /** Posts that are open, for their comments. */
  readonly threads: Threads;
  readonly permissions: ChatPermissions;
  readonly drafts: Drafts;
  readonly outbox: OutboxStorage;
  readonly deletions: DeletionStorage;
  readonly chatDeletions: ChatDeletionStorage;
  readonly reminders: ReminderStorage;
  /** Returns this tab among the others; lazy, because a guest's tab needs no lock. */
  readonly tabs: () => Tabs;
}

/** Storage of the chat in this browser, with its keys. */
interface ChatStorage {
  readonly store: Store;
  readonly keys: Readonly<
    Record<'drafts' | 'outbox' | 'deletions' | 'chatDeletions' | 'reminders' | 'tab', string>
  >;
  /** The browser's own by default: distinguishes open tabs from closed ones. */
  readonly locks?: LockManager;
}

/** The services of one app's chat. */
export function createChatServices({ store, keys, locks = tabLocks() }: ChatStorage): ChatServices {
  const outbox = createOutboxStorage(store, keys.outbox);
  const deletions = createDeletionStorage(store, keys.deletions);
  const chatDeletions = createChatDeletionStorage(store, keys.chatDeletions);
  const waiting = {
    tabs: (start: string) => [outbox, deletions, chatDeletions].flatMap((kept) => kept.tabs(start)),
  };
  let tabs: Tabs | null = null;
  return {
    events: new ChatEventBuffer(),
    rooms: new PresenceRooms(),
    threads: new Threads(),
    permissions: new ChatPermissions(),
    drafts: createDrafts(store, keys.drafts),
    outbox,
    deletions,
    chatDeletions,
    reminders: createReminderStorage(store, keys.reminders),
    tabs: () => (tabs ??= openTabs(locks, waiting, keys)),
  };
}
