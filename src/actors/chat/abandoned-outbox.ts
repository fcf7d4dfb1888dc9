import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { ChatWorld } from './chat-world.types.ts';

const refOf = (name: string): ChatRef => {
  const [userId, type] = name.split(':');
  return { withUserId: Number(userId), chatType: type === '1' ? 1 : 0 };
};

/**
 * Lists the chats with unsent messages that no open tab is sending: what a closed or reloaded page left,
 * at once, and what tabs leave that close later. It takes nothing itself: the outbox of the chat does,
 * under the lock that all tabs share, so that it is sent by one of them only.
 */
export const watchLeft = (
  world: ChatWorld,
  viewerId: number,
  notify: (chats: readonly ChatRef[]) => void,
): (() => void) => {
  const { outbox, deletions } = world.chat;
  const tabs = world.chat.tabs();
  const ended = new AbortController();
  const { signal } = ended;
  const watched = new Set([tabs.id]);
  const look = () =>
    tabs.alone((isAlive) => {
      if (signal.aborted) return;
      const left = new Set([
        ...outbox.chatsLeft(viewerId, isAlive),
        ...deletions.chatsLeft(viewerId, isAlive),
      ]);
      if (left.size > 0) notify([...left].map(refOf));
      const start = `${viewerId}/`;
      for (const tab of [...outbox.tabs(start), ...deletions.tabs(start)]) {
        if (watched.has(tab) || !isAlive(tab)) continue;
        watched.add(tab);
        tabs.whenGone(tab, signal, () => {
          watched.delete(tab);
          void look();
        });
      }
    });
  const stops = [outbox, deletions].map((kept) => kept.watchOtherTabs(() => void look()));
  void look();
  return () => {
    for (const stop of stops) stop();
    ended.abort();
  };
};
