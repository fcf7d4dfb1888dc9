import type { ChatRef } from '#machines/chat/chat.types.ts';
import { watchInheritance } from '../lib/inheritance.ts';
import type { ChatDeps } from './chat-deps.types.ts';

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
  deps: ChatDeps,
  viewerId: number,
  notify: (chats: readonly ChatRef[]) => void,
): (() => void) => {
  const { outbox, deletions } = deps.chat;
  const kept = [outbox, deletions];
  return watchInheritance({ tabs: deps.chat.tabs(), kept, start: `${viewerId}/` }, (isAlive) => {
    const left = new Set(kept.flatMap((one) => one.chatsLeft(viewerId, isAlive)));
    if (left.size > 0) notify([...left].map(refOf));
  });
};
