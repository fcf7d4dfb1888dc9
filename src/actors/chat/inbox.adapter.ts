import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import type {
  ChatAnswer,
  ChatsAsked,
  ChatsPage,
  ChatDate,
} from '#machines/chat/chat-list.types.ts';
import { fetchChat, loadChats } from '#src/api/chat/chat.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { watchLeft } from './abandoned-outbox.ts';
import { chatSessionsAdapter } from './chat-sessions.adapter.ts';

/** Joins the inbox chart's ports to the chat calls and to storage. */
export const inboxAdapter = (deps: ChatDeps) => {
  const calls = { http: deps.http, currency: deps.config.limits.currency };
  const { events } = deps.chat;
  const afterEvents = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    events.flush();
    return answer;
  };
  const load = fromPromise<ChatsPage, ChatsAsked>(({ input }) =>
    afterEvents(loadChats(calls, input)),
  );
  return {
    actors: {
      dateChats: fromCallback<ChatDate>(({ receive, sendBack }) =>
        receive(({ chat }) => sendBack({ type: 'chat.dated', chat, at: performance.now() })),
      ),
      loadChats: load,
      search: chatSearchMachine.provide({ actors: { loadChats: load } }),
      watchOutbox: fromCallback<EventObject, { viewerId: number }>(({ input, sendBack }) =>
        watchLeft(deps, input.viewerId, (chats) => sendBack({ type: 'outbox.left', chats })),
      ),
      fetchChat: fromPromise<ChatAnswer, ChatRef>(({ input }) =>
        afterEvents(fetchChat(calls, input)),
      ),
      chatSessions: chatSessionsMachine.provide(chatSessionsAdapter(deps)),
    },
  };
};
