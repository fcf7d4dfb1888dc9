import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { RelationChange } from '../people/relation.types.ts';
import { withChat, withEvents } from './chat-list.ts';
import { withDate, withRelationFlags } from './relation-flags.ts';
import { countedIn } from './chat-order.ts';
import { withFreshPage, withPage } from './chat-paging.ts';
import { chatSearchMachine } from './chat-search.machine.ts';
import { chatOf } from './chat-ref.ts';
import type { ChatKind, ChatRef, ChatEvent } from './chat.types.ts';
import * as ports from './inbox.ports.ts';
import type { ChatAnswer, ChatsPage } from './chat-list.types.ts';
import type {
  InboxContext,
  InboxEmitted,
  InboxEvent,
  InboxInput,
  InboxChildEmitted,
} from './inbox.types.ts';
import { chatSessionsMachine } from './chat-sessions.machine.ts';
import type { ChatSessionsEvent } from './chat-sessions.types.ts';
import { noticeOfUnsent, withNamesWanted } from './unsent.ts';

type Page = { page: ChatsPage };
type Refusal = { failure: Failure };
type Wanted = { chats: readonly ChatRef[] };
type Dated = { chat: ChatRef; at: number };
type Arrived = { chatEvents: readonly ChatEvent[]; at: number };

/** Pages of the chat list, its live events and its search; retries `backoff` to 60 s. */
export const inboxSetup = setup({
  types: {
    context: {} as InboxContext,
    input: {} as InboxInput,
    events: {} as InboxEvent,
    emitted: {} as InboxEmitted,
    children: {} as {
      loadChats: 'loadChats';
      refreshChats: 'loadChats';
      reloadChats: 'loadChats';
      fetchChat: 'fetchChat';
      dateChats: 'dateChats';
      watchOutbox: 'watchOutbox';
      search: 'search';
      chatSessions: 'chatSessions';
    },
  },
  actors: { ...ports, search: chatSearchMachine, chatSessions: chatSessionsMachine },
  guards: {
    hasMore: ({ context }) => countedIn(context).length < context.count,
    isShifted: ({ context }) => context.reloadRange !== null,
    hasChats: ({ context }) => context.chats.length > 0,
    isEmpty: ({ context }) => context.chats.length === 0,
    isOtherKind: ({ context }, params: { kind: ChatKind }) => params.kind !== context.kind,
    hasWanted: ({ context }) => context.wanted.length > 0,
    /** Asking again would say the same. */
    isFinal: (_, { failure }: Refusal) =>
      ['notFound', 'forbidden', 'unauthenticated'].includes(failure.kind),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storePage: assign(({ context }, { page }: Page) => withPage(context, page)),
    storeFreshPage: assign(({ context }, { page }: Page) => ({
      ...withFreshPage(context, page),
      tries: 0,
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    storeChat: assign(({ context }, params: { answer: ChatAnswer }) => {
      const [asked] = context.wanted;
      return asked ? withChat(context, asked, params.answer) : {};
    }),
    dropReloadRange: assign({ reloadRange: null }),
    dropWanted: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    postponeWanted: assign(({ context: { wanted } }) => ({
      wanted: [...wanted.slice(1), ...wanted.slice(0, 1)],
    })),
    listenToEvents: assign(({ context }, { chatEvents, at }: Arrived) =>
      withEvents(context, chatEvents, at),
    ),
    storeKind: assign((_, { kind }: { kind: ChatKind }) => ({
      kind,
      chats: [],
      count: 0,
      countError: 0,
      reloadRange: null,
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    wantNames: assign(({ context }, { chats }: Wanted) => withNamesWanted(context, chats)),
    forward: emit(({ context }, { emitted }: { emitted: InboxChildEmitted }) =>
      emitted.type === 'message.failed' ? noticeOfUnsent(context.chats, emitted.chat) : emitted,
    ),
    notifySearch: ({ context }, { chatEvents }: Pick<Arrived, 'chatEvents'>) => {
      for (const one of chatEvents)
        if (one.kind === 'chatDeleted') context.search.send({ ...chatOf(one), type: 'chat.gone' });
    },
    notifyChatSessions: sendTo(
      ({ context }) => context.chatSessions,
      (_, params: Extract<ChatSessionsEvent, InboxEvent>) => params,
    ),
    storeRelationFlags: assign(({ context }, { change }: { change: RelationChange }) =>
      withRelationFlags(context, change),
    ),
    dateRelationFlags: sendTo('dateChats', (_, { change }: { change: RelationChange }) => ({
      type: 'chat.date' as const,
      chat: { withUserId: change.userId, chatType: 0 as const },
    })),
    storeDate: assign(({ context }, { chat, at }: Dated) => withDate(context, chat, at)),
    announceUnread: emit(({ context }) => ({
      type: 'unread.changed' as const,
      count: context.unread.count,
    })),
  },
  delays: {
    /** A call that failed, or has no answer yet, is made again; later each time. */
    backoff: ({ context }) => Math.min(8_000 * 2 ** context.tries, 60_000),
  },
});
