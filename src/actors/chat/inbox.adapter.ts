import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { removalMachine } from '#machines/chat/removal.machine.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/inbox.types.ts';
import { fetchChat, loadChats } from '#src/api/chat.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { composerAdapter } from './composer.adapter.ts';
import { removalAdapter } from './removal.adapter.ts';
import { newsDeskOf } from './news-desk.ts';

/** Lets a chart hear the news desk for as long as it wants. */
export const watchNewsOf = (world: ChatWorld) =>
  fromCallback<EventObject>(({ sendBack }) => newsDeskOf(world.http).listen(sendBack));

/** Joins the inbox chart's ports to the chat calls, the socket's news and the drafts. */
export const inboxAdapter = (world: ChatWorld) => {
  const calls = { http: world.http, currency: world.config.limits.currency };
  return {
    actors: {
      watchNews: watchNewsOf(world),
      loadChats: fromPromise<ChatsPage, ChatsAsked>(({ input }) => loadChats(calls, input)),
      fetchChat: fromPromise<ChatAnswer, ChatRef>(({ input }) => fetchChat(calls, input)),
      composer: composerMachine.provide(composerAdapter(world)),
      removal: removalMachine.provide(removalAdapter(world)),
    },
  };
};
