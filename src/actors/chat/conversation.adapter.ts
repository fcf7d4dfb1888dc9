import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type {
  HistoryInput,
  OlderPage,
  OpenedChat,
  OpenInput,
  ReadInput,
  ReadReceipt,
} from '#machines/chat/conversation.types.ts';
import { fetchChat, markRead, refreshMessage } from '#src/api/chat/chat.ts';
import { loadChanges, loadMessages } from '#src/api/chat/history.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { watchDay } from './local-time.ts';
import { defaultLimits } from './write-permissions.adapter.ts';

/** Joins the conversation chart's ports to the chat calls and the clock. */
export const conversationAdapter = (deps: ChatDeps) => {
  const { currency } = deps.config.limits;
  const onRules = deps.chat.permissions.notify;
  const calls = { http: deps.http, currency, onRules, limits: defaultLimits(deps) };
  const { events } = deps.chat;
  return {
    actors: {
      watchDay: fromCallback<EventObject>(({ sendBack }) =>
        watchDay((today) => sendBack({ type: 'day.begun', today })),
      ),
      openChat: fromPromise<OpenedChat, OpenInput>(async ({ input, signal }) => {
        const [{ chat, person = null }, changes] = await Promise.all([
          fetchChat(calls, input, signal),
          loadChanges(calls, input, signal),
        ]);
        events.confirm(changes.messages);
        return { chat, person, changes, asked: input.asked };
      }),
      loadHistory: fromPromise<OlderPage, HistoryInput>(async ({ input }) => {
        const page = await loadMessages(calls, input, input.before);
        events.confirm(page.messages);
        return { ...page, asked: input };
      }),
      markRead: fromPromise<ReadReceipt, ReadInput>(async ({ input }) => {
        const receipt = await markRead(calls, input);
        events.notifySelf({
          kind: 'chatRead',
          withUserId: input.withUserId,
          chatType: input.chatType,
          readerId: input.readerId,
          lastReadId: input.lastId,
          unread: receipt.unread.count,
        });
        return receipt;
      }),
      refreshMessage: fromPromise<Message | null, ChatRef & { id: number }>(({ input }) =>
        refreshMessage(calls, input, input.id),
      ),
    },
  };
};
