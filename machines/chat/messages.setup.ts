import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Answer } from '../modal/modal.types.ts';
import { lazyPort } from '../lib/port.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { chatPersonMachine } from './chat-person.machine.ts';
import type { ChatPersonEmitted } from './chat-person.types.ts';
import { isSameChat, isSystemChat } from './chat-ref.ts';
import type { ChatRef, ChatEvents } from './chat.types.ts';
import { conversationMachine } from './conversation.machine.ts';
import type { ConversationEmitted } from './conversation.types.ts';
import { inboxMachine } from './inbox.machine.ts';
import type { ComposerOpened } from './chat-sessions.types.ts';
import type { ReminderFound } from './reminders.types.ts';
import { awaitDialogEnd } from './messages.ports.ts';
import {
  choiceIn,
  dialogFor,
  dialogForReminder,
  reminderDialogOf,
  chatDeletionDialogOf,
} from './message-questions.ts';
import type {
  ChatAsk,
  MessagesContext,
  MessagesEmitted,
  MessagesEvent,
  MessagesInput,
  PlainAsk,
} from './messages.types.ts';

type Answered = { id: string; answer: Answer };

const nobody: ChatRef = { withUserId: 0, chatType: 0 };

/** Children of the messages screen: the inbox, a conversation and the other person's profile. */
export const messagesSetup = setup({
  types: {
    context: {} as MessagesContext,
    input: {} as MessagesInput,
    events: {} as MessagesEvent,
    emitted: {} as MessagesEmitted,
    children: {} as {
      inbox: 'inbox';
      conversation: 'conversation';
      person: 'person';
      awaitDialogEnd: 'awaitDialogEnd';
    },
  },
  actors: {
    inbox: inboxMachine,
    conversation: conversationMachine,
    person: lazyPort<typeof chatPersonMachine>('person'),
    awaitDialogEnd,
  },
  guards: {
    hasNobody: ({ context }) => context.chat === null,
    isChatDeletion: ({ context: { asked } }, { id, answer }: Answered) =>
      asked !== null && id === chatDeletionDialogOf(asked) && answer.kind === 'confirmed',
    isReminder: ({ context: { asked } }, { id }: Answered) =>
      asked !== null && id === reminderDialogOf(asked),
    isChatDeletionOfOpen: ({ context: { asked, chat } }, { id, answer }: Answered) =>
      asked !== null &&
      chat !== null &&
      isSameChat(asked, chat) &&
      id === chatDeletionDialogOf(asked) &&
      answer.kind === 'confirmed',
    isSeller: ({ context }) => context.maySell,
    isVanishing: (_, params: { type: string }) => params.type === 'chat.vanished',
  },
  actions: {
    storeViewer: assign((_, { viewer }: { viewer: Viewer | null }) => ({
      maySell: viewer?.isCreator ?? false,
    })),
    openList: sendTo(({ context }) => context.inbox, { type: 'list.open' }),
    askComposer: sendTo(
      ({ context }) => context.inbox,
      ({ context, self }) => ({
        type: 'composer.open' as const,
        chat: context.chat ?? nobody,
        asker: self,
      }),
    ),
    openConversation: assign(({ context, spawn, self }, { composer, store }: ComposerOpened) => {
      const { viewerId } = context;
      const chat = context.chat ?? nobody;
      const { chats } = context.inbox.getSnapshot().context;
      const known = chats.find((one) => isSameChat(one, chat)) ?? null;
      const input = { viewerId, chat, known, store, composer };
      return {
        conversation: childOf(self, spawn('conversation', { id: 'conversation', input })),
        person: isSystemChat(chat)
          ? null
          : childOf(self, spawn('person', { id: 'person', input: { viewerId } })),
      };
    }),
    storeAsked: assign((_, { chat }: ChatAsk) => ({ asked: chat })),
    requestDialog: emit((_, ask: PlainAsk) => dialogFor(ask)),
    findReminder: sendTo(
      ({ context }) => context.inbox,
      ({ self }, { chat: { withUserId, chatType, person } }: ChatAsk) => ({
        type: 'reminder.find' as const,
        chat: { withUserId, chatType },
        name: person.displayName,
        asker: self,
      }),
    ),
    requestReminder: emit((_, found: ReminderFound) => dialogForReminder(found)),
    setReminder: enqueueActions(({ context: { asked, inbox }, enqueue }, { answer }: Answered) => {
      const choice = choiceIn(answer);
      if (!asked || !choice) return;
      const { withUserId, chatType, person } = asked;
      const chat = { withUserId, chatType };
      enqueue.sendTo(
        inbox,
        choice.dueAt === null
          ? { type: 'reminder.clear', chat }
          : { type: 'reminder.set', chat, name: person.displayName, dueAt: choice.dueAt },
      );
    }),
    notifyVisit: sendTo(
      ({ context }) => context.inbox,
      ({ context }) => ({ type: 'chat.visited' as const, chat: context.chat ?? nobody }),
    ),
    beginChatDeletion: sendTo(
      ({ context }) => context.inbox,
      ({ context: { asked } }) => ({
        type: 'chatDeletion.begin' as const,
        chat: { withUserId: asked?.withUserId ?? 0, chatType: asked?.chatType ?? 0 },
        name: asked?.person.displayName ?? '',
        isLeft: false,
      }),
    ),
    leaveChat: emit({ type: 'location.requested', path: '/messages', replace: true }),
    notifyConversation: sendTo(
      'conversation',
      (_, params: ChatEvents | PurchaseSettled | RelationChanged) => params,
    ),
    requestMass: emit({
      type: 'dialog.requested',
      id: 'mass-message',
      dialog: 'massMessage',
      input: null,
    }),
    forward: emit(emittedOf<ConversationEmitted | ChatPersonEmitted>),
  },
});
