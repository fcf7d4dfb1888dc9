import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  ChatDeletionInput,
  ChatDeletionKept,
  ChatDeletionOutcome,
  ChatDeletionRequest,
} from '#machines/chat/chat-deletion.types.ts';
import type { ChatSessionsInput } from '#machines/chat/chat-sessions.types.ts';
import { deleteChat, fetchChat } from '#src/api/chat/chat.ts';
import type { ChatDeps } from './chat-deps.types.ts';

type Deps = Pick<ChatDeps, 'http' | 'chat' | 'config' | 'app'>;

/** Joins the chat deletion chart's ports to the calls and to storage; also emits what others receive. */
export const chatDeletionAdapter = ({ http, chat: services, config, app }: Deps) => ({
  actors: {
    deleteChat: fromPromise<ChatDeletionOutcome, ChatDeletionRequest>(async ({ input }) => {
      const { chat, isLeft } = input;
      if (isLeft) {
        const known = await fetchChat({ http, currency: config.limits.currency }, chat);
        if (known.chat && known.chat.unreadCount > 0) return 'spared';
      }
      const unread = await deleteChat(http, chat);
      services.events.notifySelf({ kind: 'chatDeleted', ...chat, unread });
      return 'deleted';
    }),
    keepChatDeletion: fromCallback<ChatDeletionKept, ChatDeletionInput>(({ input, receive }) => {
      const { chat, name } = input;
      const userId = app.viewer()?.id ?? 0;
      const { chatDeletions } = services;
      const keep = (tab: string) => chatDeletions.keep(userId, tab, { chat, name });
      const { id } = services.tabs();
      let isKept = true;
      keep(id);
      receive((command) => {
        ({ isKept } = command);
        if (isKept) keep(id);
        else chatDeletions.drop(userId, chat);
      });
      /** Sends the deletion as the page is left; the next page repeats it from storage. */
      const leave = () => {
        if (isKept) deleteChat(http, chat, { outlivesPage: true }).catch(() => undefined);
      };
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        // The session ended, not the tab: the next session in this tab takes the entries over.
        if (isKept) keep('');
      };
    }),
  },
});

/** Finds the deletions of tabs that are gone, once: a deletion waits for 10 s only. */
export const watchLeftDeletions = ({ chat }: Deps) =>
  fromCallback<EventObject, ChatSessionsInput>(({ input, sendBack }) => {
    const tabs = chat.tabs();
    const ended = new AbortController();
    void tabs.alone((isAlive) => {
      if (ended.signal.aborted) return;
      for (const left of chat.chatDeletions.adopt(input.viewerId, tabs.id, isAlive))
        sendBack({ type: 'chatDeletion.begin', ...left, isLeft: true });
    });
    return () => ended.abort();
  });
