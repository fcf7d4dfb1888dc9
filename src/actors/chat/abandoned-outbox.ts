import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { chatsLeft, outboxKey, tabsOf } from './outbox-storage.ts';

const refOf = (name: string): ChatRef => {
  const [userId, type] = name.split(':');
  return { withUserId: Number(userId), chatType: type === '1' ? 1 : 0 };
};

/**
 * Tells in which chats something waits that no living tab sends: what a closed or reloaded page left,
 * at once, and what tabs leave that close later. It takes nothing itself: the outbox of the chat does,
 * under the lock that all tabs share, so that it is sent by one of them only.
 */
export const watchLeft = (
  world: ChatWorld,
  viewerId: number,
  notify: (chats: readonly ChatRef[]) => void,
): (() => void) => {
  const tabs = world.chat.tabs();
  const ended = new AbortController();
  const { signal } = ended;
  const watched = new Set([tabs.id]);
  const look = () =>
    tabs.alone((isAlive) => {
      if (signal.aborted) return;
      const left = chatsLeft(world.store, viewerId, isAlive);
      if (left.length > 0) notify(left.map(refOf));
      for (const tab of tabsOf(world.store, `${viewerId}/`)) {
        if (watched.has(tab) || !isAlive(tab)) continue;
        watched.add(tab);
        tabs.whenGone(tab, signal, () => {
          watched.delete(tab);
          void look();
        });
      }
    });
  addEventListener('storage', ({ key }) => key === outboxKey && void look(), { signal });
  void look();
  return () => ended.abort();
};
