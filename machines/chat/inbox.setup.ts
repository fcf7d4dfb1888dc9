import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import type { RelationChange, RelationChanged } from '../people/relation.types.ts';
import { withChat, withEvents } from './chat-list.ts';
import {
  notifyChatDeletions,
  withDate,
  withChatDeletionChanged,
  withRelationFlags,
} from './chat-ties.ts';
import { countedIn } from './chat-order.ts';
import { withFreshPage, withPage } from './chat-paging.ts';
import { chatSearchMachine } from './chat-search.machine.ts';
import { chatKey } from './chat-ref.ts';
import type { ChatKind, ChatRef, ChatEvent } from './chat.types.ts';
import { composerMachine } from './composer.machine.ts';
import * as ports from './inbox.ports.ts';
import type {
  Asker,
  ChatAnswer,
  ChatsPage,
  InboxContext,
  InboxEmitted,
  InboxEvent,
  InboxInput,
  InboxChildEmitted,
} from './inbox.types.ts';
import { remindersMachine } from './reminders.machine.ts';
import { chatDeletionMachine } from './chat-deletion.machine.ts';
import type { ChatDeletionInput } from './chat-deletion.types.ts';
import { noticeOfUnsent, withNamesWanted } from './unsent.ts';

type Page = { page: ChatsPage };
type Refusal = { failure: Failure };
type Opening = { chat: ChatRef; asker: Asker };
type Wanted = { chats: readonly ChatRef[] };
type Dated = { chat: ChatRef; at: number };
type Heard = { chatEvents: readonly ChatEvent[]; at: number };

/** The setup of the inbox chart. */
export const inboxSetup = setup({
  types: {
    context: {} as InboxContext,
    input: {} as InboxInput,
    events: {} as InboxEvent,
    emitted: {} as InboxEmitted,
    children: {} as {
      loadChats: 'loadChats';
      refreshChats: 'loadChats';
      sweepChats: 'loadChats';
      fetchChat: 'fetchChat';
      dateChats: 'dateChats';
      watchDrafts: 'watchDrafts';
      watchOutbox: 'watchOutbox';
      watchUnsent: 'watchUnsent';
      search: 'search';
      reminders: 'reminders';
    } & { [id: `composer ${string}`]: 'composer' } & { [id: `removal ${string}`]: 'chatDeletion' },
  },
  actors: {
    ...ports,
    search: chatSearchMachine,
    reminders: remindersMachine,
    composer: composerMachine,
    chatDeletion: chatDeletionMachine,
  },
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
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    hasNoChatDeletion: ({ context }, { chat }: ChatDeletionInput) =>
      !(chatKey(chat) in context.chatDeletions),
    hasNoComposer: ({ context }, { chat }: Opening) => !(chatKey(chat) in context.composers),
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
    dropSweep: assign({ reloadRange: null }),
    dropWanted: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    postponeWanted: assign(({ context: { wanted } }) => ({
      wanted: [...wanted.slice(1), ...wanted.slice(0, 1)],
    })),
    listenToEvents: assign(({ context }, { chatEvents, at }: Heard) =>
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
    /** One for each chat, whether a screen asks for it or something was left there to be sent. */
    spawnComposers: enqueueActions(({ context, enqueue, self }, { chats }: Wanted) => {
      const missing = chats.filter((chat) => !(chatKey(chat) in context.composers));
      const { viewerId } = context;
      enqueue.assign({
        composers: ({ spawn }) => ({
          ...context.composers,
          ...Object.fromEntries(
            missing.map((chat) => [
              chatKey(chat),
              spawn('composer', { id: `composer ${chatKey(chat)}`, input: { viewerId, chat } }),
            ]),
          ),
        }),
      });
      enqueue(({ context: { composers } }) => {
        for (const chat of missing) {
          const composer = composers[chatKey(chat)];
          if (composer) forwardEmits(composer, self);
        }
      });
    }),
    wantNames: assign(({ context }, { chats }: Wanted) => withNamesWanted(context, chats)),
    storeScreen: assign(({ context }, { chat, asker }: Opening) => ({
      screens: { ...context.screens, [chatKey(chat)]: asker },
    })),
    answerAsker: sendTo(
      (_, { asker }: Opening) => asker,
      ({ context }, { chat }: Opening) => ({
        type: 'composer.opened' as const,
        composer: context.composers[chatKey(chat)] ?? null,
      }),
    ),
    forward: enqueueActions((world, { emitted }: { emitted: InboxChildEmitted }) => {
      if (emitted.type === 'chatDeletion.changed') {
        world.enqueue.assign(withChatDeletionChanged(world.context, emitted));
        return;
      }
      if (emitted.type === 'message.failed') {
        const notice = noticeOfUnsent(world.context, emitted.chat);
        if (notice) world.enqueue.emit(notice);
        return;
      }
      world.enqueue.emit(emitted);
    }),
    beginChatDeletion: enqueueActions(
      ({ context, enqueue, self }, { chat, name }: ChatDeletionInput) => {
        const key = chatKey(chat);
        enqueue.assign({
          hidden: [...context.hidden, chat],
          chatDeletions: ({ spawn }) => ({
            ...context.chatDeletions,
            [key]: spawn('chatDeletion', { id: `removal ${key}`, input: { chat, name } }),
          }),
        });
        enqueue(({ context: { chatDeletions } }) => {
          const chatDeletion = chatDeletions[key];
          if (chatDeletion) forwardEmits(chatDeletion, self);
        });
      },
    ),
    notifyChatDeletions: ({ context }, { chatEvents }: Pick<Heard, 'chatEvents'>) =>
      notifyChatDeletions(context, chatEvents),
    storeDrafts: assign((_, { drafts }: Pick<InboxContext, 'drafts'>) => ({ drafts })),
    storeUnsent: assign((_, { unsent }: Pick<InboxContext, 'unsent'>) => ({ unsent })),
    listenToParts: ({ context, self }) => {
      forwardEmits(context.search, self);
      forwardEmits(context.reminders, self);
    },
    storeRelationFlags: assign(({ context }, { change }: { change: RelationChange }) =>
      withRelationFlags(context, change),
    ),
    dateRelationFlags: sendTo('dateChats', (_, { change }: { change: RelationChange }) => ({
      type: 'chat.date' as const,
      chat: { withUserId: change.userId, chatType: 0 as const },
    })),
    storeDate: assign(({ context }, { chat, at }: Dated) => withDate(context, chat, at)),
    /** Whoever writes to that person asks anew what may be written. */
    notifyComposer: ({ context }, told: RelationChanged) => {
      context.composers[chatKey({ withUserId: told.change.userId, chatType: 0 })]?.send(told);
    },
    announceExpiry: emit({ type: 'session.expired' }),
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
