import { fromCallback } from 'xstate';
import type {
  DeletionsChanged,
  Erased,
  MessageDeletionInput,
} from '#machines/chat/message-deletion.types.ts';
import { deleteMessage } from '#src/api/chat.ts';
import type { ChatWorld } from './chat-world.types.ts';

/** Looks after the deletions of one chat in storage, takes over those of gone tabs, and leaves none. */
export const keepDeletions = (world: ChatWorld) =>
  fromCallback<DeletionsChanged, MessageDeletionInput>(({ input, sendBack, receive }) => {
    const { deletions } = world.chat;
    const tabs = world.chat.tabs();
    const { viewerId, chat } = input;
    const place = `${viewerId}/${chat.withUserId}:${chat.chatType}`;
    const ended = new AbortController();
    const { signal } = ended;
    const watched = new Set([tabs.id]);
    let pending: readonly Erased[] = [];
    const adopt = () =>
      tabs.alone((isAlive) => {
        if (signal.aborted) return;
        const erased = deletions.adopt(place, tabs.id, isAlive);
        if (erased.length > 0) sendBack({ type: 'deletions.found', erased });
        for (const tab of deletions.tabs(place)) {
          if (watched.has(tab)) continue;
          watched.add(tab);
          tabs.whenGone(tab, signal, () => {
            watched.delete(tab);
            void adopt();
          });
        }
      });
    receive((command) => {
      pending = command.pending;
      deletions.keep(place, tabs.id, pending);
    });
    /** They stay in storage: what does not arrive now is sent by the next page. */
    const leave = () => {
      for (const one of pending)
        deleteMessage(world.http, { ...chat, ...one }, { outlivesPage: true }).catch(
          () => undefined,
        );
    };
    addEventListener('pagehide', leave);
    const stopWatching = deletions.watchOtherTabs(() => void adopt());
    void adopt();
    return () => {
      ended.abort();
      removeEventListener('pagehide', leave);
      stopWatching();
      // A session that is over ends the chat and not the tab: its next chart is the heir.
      if (pending.length > 0) deletions.keep(place, tabs.id, []);
      if (pending.length > 0) deletions.keep(place, '', pending);
    };
  });
