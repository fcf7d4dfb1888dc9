import { ChatEventBuffer } from './chat-event-buffer.ts';
import { ChatPermissions } from './chat-permissions.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { PresenceRooms } from './presence-rooms.ts';
import { openTabs, type Tabs } from './tabs.ts';

/** What the chat's adapters of one app share: created once, and passed to each of them. */
export interface ChatServices {
  readonly events: ChatEventBuffer;
  readonly rooms: PresenceRooms;
  readonly permissions: ChatPermissions;
  /** This tab among the others; lazy, because a guest's tab needs no lock. */
  readonly tabs: () => Tabs;
}

/** The services of one app's chat; the browser's own locks unless others are given. */
export function createChatServices({
  store,
  locks = globalThis.navigator?.locks,
}: Pick<ChatWorld, 'store' | 'locks'>): ChatServices {
  let tabs: Tabs | null = null;
  return {
    events: new ChatEventBuffer(),
    rooms: new PresenceRooms(),
    permissions: new ChatPermissions(),
    tabs: () => (tabs ??= openTabs(locks, store)),
  };
}
