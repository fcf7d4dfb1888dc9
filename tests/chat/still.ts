import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ChatRef, Message } from '#machines/chat/chat.types.ts';
import type { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import type { composerMachine } from '#machines/chat/composer.machine.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type {
  HistoryInput,
  OlderPage,
  OpenedChat,
  OpenInput,
  ReadInput,
  ReadReceipt,
} from '#machines/chat/conversation.types.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import { presenceMachine } from '#machines/chat/presence.machine.ts';
import type { PresenceInput, RoomCommand } from '#machines/chat/presence.types.ts';
import type { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { stubPort, stubPorts } from '#tests/lib/stub.ts';

const silent = fromCallback<EventObject>(() => undefined);
const unanswered = <Output, Input>() =>
  fromPromise<Output, Input>(() => new Promise<never>(() => undefined));

/** Ports of an inbox to which nothing comes by itself: what a test is about, it fills in. */
export const stillInbox = {
  ...stubPorts('dateChats', 'watchOutbox'),
  search: stubPort<typeof chatSearchMachine>(),
  chatSessions: chatSessionsMachine.provide({
    actors: {
      ...stubPorts('watchDrafts', 'watchUnsent', 'watchLeftDeletions'),
      reminders: stubPort<typeof remindersMachine>(),
      composer: stubPort<typeof composerMachine>(),
    },
  }),
};

/** Nobody comes and nobody goes: for charts that hold the presence as a part. */
export const stillPresence = presenceMachine.provide({
  actors: { holdRoom: fromCallback<RoomCommand, PresenceInput>(() => undefined) },
});

/** A chat that stays as it was opened. */
export const stillConversation = conversationMachine.provide({
  actors: {
    presence: stillPresence,
    watchDay: silent,
    openChat: unanswered<OpenedChat, OpenInput>(),
    loadHistory: unanswered<OlderPage, HistoryInput>(),
    markRead: unanswered<ReadReceipt, ReadInput>(),
    refreshMessage: unanswered<Message | null, ChatRef & { id: number }>(),
  },
});
