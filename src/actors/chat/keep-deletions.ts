import { fromCallback } from 'xstate';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type {
  DeletionsChanged,
  Erased,
  MessageDeletionInput,
} from '#machines/chat/message-deletion.types.ts';
import { deleteMessage } from '#src/api/chat/chat.ts';
import { watchInheritance } from '../lib/inheritance.ts';
import type { ChatDeps } from './chat-deps.types.ts';

/** Sends the deletions as the page is left; the next page repeats them from storage. */
const sendAll = ({ http }: ChatDeps, chat: ChatRef, pending: readonly Erased[]) => {
  for (const one of pending)
    deleteMessage(http, { ...chat, ...one }, { outlivesPage: true }).catch(() => undefined);
};

/** Looks after the deletions of one chat in storage, takes over those of gone tabs, and leaves none. */
export const keepDeletions = (deps: ChatDeps) =>
  fromCallback<DeletionsChanged, MessageDeletionInput>(({ input, sendBack, receive }) => {
    const { deletions } = deps.chat;
    const tabs = deps.chat.tabs();
    const { viewerId, chat } = input;
    const place = `${viewerId}/${chat.withUserId}:${chat.chatType}`;
    let pending: readonly Erased[] = [];
    receive((command) => {
      pending = command.pending;
      deletions.keep(place, tabs.id, pending);
    });
    const leave = () => sendAll(deps, chat, pending);
    addEventListener('pagehide', leave);
    const stopWatching = watchInheritance({ tabs, kept: [deletions], start: place }, (isAlive) => {
      const erased = deletions.adopt(place, tabs.id, isAlive);
      if (erased.length > 0) sendBack({ type: 'deletions.found', erased });
    });
    return () => {
      removeEventListener('pagehide', leave);
      stopWatching();
      // The session ended, not the tab: the next session in this tab takes the entries over.
      deletions.leave(place, tabs.id);
    };
  });
