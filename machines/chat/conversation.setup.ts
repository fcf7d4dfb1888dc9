import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { RelationChange } from '../people/relation.types.ts';
import { relationFlagsOf } from './relation-flags.ts';
import type { Message, ChatEvent } from './chat.types.ts';
import { chatIn, mine, readUpTo, applyEvents } from './conversation-events.ts';
import * as ware from './message-ware.ts';
import {
  loadHistory,
  markRead,
  openChat,
  presence,
  refreshMessage,
  watchDay,
} from './conversation.ports.ts';
import type {
  ConversationContext,
  ConversationEmitted,
  ConversationEvent,
  ConversationInput,
  OlderPage,
  OpenedChat,
} from './conversation.types.ts';

type Refusal = { failure: Failure };
type Wanted = { message: Message };
type Bought = Pick<PurchaseSettled, 'subject' | 'payee'>;
type Received = { chatEvents: readonly ChatEvent[] };
type Changed = { change: RelationChange };

/** Messages, read receipts, presence and locked media of one chat. */
export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    emitted: {} as ConversationEmitted,
    children: {} as {
      openChat: 'openChat';
      catchUp: 'openChat';
      loadHistory: 'loadHistory';
      markRead: 'markRead';
      refreshMessage: 'refreshMessage';
      watchDay: 'watchDay';
      presence: 'presence';
    },
  },
  actors: { openChat, loadHistory, markRead, presence, refreshMessage, watchDay },
  guards: {
    hasOlder: ({ context }) => context.before !== null,
    isUnread: ({ context }, { id }: { id: number }) => id > context.lastReadId,
    /** True unless the viewer has banned the person, who then is not notified of typing. */
    isShared: ({ context }) => context.chat?.relationFlags.isBanned !== true,
    hasBroken: ({ context }) => context.broken.length > 0,
    isRepairable: ({ context }, { id }: { id: number }) =>
      !context.broken.includes(id) && !context.repaired.includes(id),
    isForSale: ({ context }, { message }: Wanted) =>
      context.chat !== null && message.isLocked && message.price !== null,
    isBought: ({ context }, { subject, payee }: Bought) =>
      subject.kind === 'message' && payee.id === context.ref.withUserId,
    isSeen: (_, seen: ware.SeenMedia) => ware.isSeenIn(seen),
    hasPreview: (_, { message }: Wanted) => ware.hasPreview(message),
    isPreviewed: ({ context }, { id }: { id: number }) => context.previewed?.id === id,
    isMissing: (_, { failure }: Refusal) =>
      failure.kind === 'notFound' || failure.kind === 'forbidden',
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isOfPeer: ({ context: { ref } }, { change }: Changed) =>
      ref.chatType === 0 && change.userId === ref.withUserId,
    isDeleted: ({ context }, received: Received) =>
      mine(context, received).some(({ kind }) => kind === 'chatDeleted'),
  },
  actions: {
    storeOpened: enqueueActions(({ context, enqueue }, opened: OpenedChat) => {
      const { chat, changes, asked, person } = opened;
      const { view } = context;
      enqueue(() => view.store.catchUp(changes, asked));
      enqueue.assign({
        chat: chat ?? context.chat,
        person: chat?.person ?? person ?? context.person,
        view: view.next(),
        before: changes.isReset ? changes.before : context.before,
        cursor: changes.cursor,
        lastReadId: Math.max(context.lastReadId, chat?.lastReadId ?? 0),
        peerReadId: Math.max(context.peerReadId, chat?.peerReadId ?? 0),
      });
    }),
    /** Stays what it was for as long as the chat is open, whatever is read and written meanwhile. */
    storeFresh: assign((_, { chat }: OpenedChat) => ({
      fresh:
        chat && chat.unreadCount > 0
          ? { afterId: chat.lastReadId ?? 0, count: chat.unreadCount }
          : null,
    })),
    /** One that was asked for before a catch-up may hold what was changed since: it is asked for again. */
    storeOlder: enqueueActions(({ context, enqueue }, page: OlderPage) => {
      const { view, before, cursor } = context;
      if (page.asked.before !== before || page.asked.cursor !== cursor) return;
      enqueue(() => view.store.prepend(page.messages, page.before));
      enqueue.assign({ before: page.before, view: view.next() });
    }),
    listenToEvents: enqueueActions(({ context, enqueue }, received: Received) => {
      if (mine(context, received).length === 0) return;
      enqueue(() => applyEvents(context, received));
      const isOver = mine(context, received).some(({ kind }) => kind === 'chatDeleted');
      const chat = chatIn(mine(context, received)) ?? context.chat;
      /** The first message creates the chat, and the response does not include the chat. */
      const isBegun = mine(context, received).some(({ kind }) => kind === 'messageSent');
      if (chat === null && isBegun) enqueue.raise({ type: 'catchUp.due' });
      enqueue.assign({
        chat,
        person: chat?.person ?? context.person,
        view: context.view.next(),
        before: isOver ? null : context.before,
        lastReadId: readUpTo(context, received, true),
        peerReadId: readUpTo(context, received, false),
      });
    }),
    storeRelationFlags: assign(({ context: { chat } }, { change: { relationship } }: Changed) =>
      chat && relationship
        ? { chat: { ...chat, relationFlags: relationFlagsOf(chat.relationFlags, relationship) } }
        : {},
    ),
    storeSeen: assign((_, { id }: { id: number }) => ({ seenId: id })),
    storeRead: assign(({ context }) => ({
      lastReadId: Math.max(context.lastReadId, context.seenId),
    })),
    storeBroken: assign(({ context }, { id }: { id: number }) => ({
      broken: [...context.broken, id],
    })),
    storeRepaired: enqueueActions(
      ({ context, enqueue }, { message }: { message: Message | null }) => {
        const [id, ...broken] = context.broken;
        if (id === undefined) return;
        enqueue(() => {
          if (message) context.view.store.replace(message);
          else context.view.store.remove(id);
        });
        enqueue.assign({ broken, repaired: [...context.repaired, id], view: context.view.next() });
      },
    ),
    giveUpRepair: assign(({ context: { broken, repaired } }) => ({
      broken: broken.slice(1),
      repaired: [...repaired, ...broken.slice(0, 1)],
    })),
    /** The dialog pins the price that stands in the bubble. */
    requestUnlock: enqueueActions(({ context: { chat }, enqueue }, { message }: Wanted) => {
      const { id, media, price } = message;
      if (!chat || !price) return;
      enqueue.emit({
        type: 'dialog.requested',
        id: `unlock-message-${id}`,
        dialog: 'purchase',
        input: {
          payee: chat.person,
          subject: { kind: 'message', id },
          price,
          shown: ware.shownOf(media),
        },
      });
    }),
    requestViewer: emit(({ context }, seen: ware.SeenMedia) => ware.viewerOf(context, seen)),
    requestPreview: emit(({ self }, { message }: Wanted) => ware.previewOf(message, self)),
    storePreviewed: assign((_, { message }: Wanted) => ({ previewed: message })),
    unlockPreviewed: enqueueActions(({ context: { previewed: message }, enqueue }) => {
      if (message) enqueue.raise({ type: 'unlock.ask', message });
    }),
    storeBought: assign(({ context: { broken, repaired } }, { subject }: Bought) =>
      subject.kind === 'message'
        ? { broken: [...broken, subject.id], repaired: repaired.filter((id) => id !== subject.id) }
        : {},
    ),
    storeDay: assign((_, { today }: { today: string }) => ({ today })),
    announceTyping: sendTo('presence', { type: 'words.type' }),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceVanishing: emit({ type: 'chat.vanished' }),
  },
  /** A call that was not answered is made again. */
  delays: { pause: 10_000 },
});
