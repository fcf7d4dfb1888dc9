import type { EventObject } from 'xstate';
import { callbackPort, lazyPort, promisePort } from '../lib/port.ts';
import type { ChatRef, Message } from './chat.types.ts';
import type {
  HistoryInput,
  OlderPage,
  OpenedChat,
  OpenInput,
  ReadInput,
  ReadReceipt,
} from './conversation.types.ts';
import type { presenceMachine } from './presence.machine.ts';

/** Presence of the other person; its code is loaded after the first messages. */
export const presence = lazyPort<typeof presenceMachine>('presence');

/** Sends `day.begun` at once and at each midnight. */
export const watchDay = callbackPort<EventObject>('watchDay');

/** The chat and its changes, or its newest messages. Throws a Failure; `notFound`: no member. */
export const openChat = promisePort<OpenedChat, OpenInput>('openChat');

/** Thirty messages before an id. Throws a Failure. */
export const loadHistory = promisePort<OlderPage, HistoryInput>('loadHistory');

/** Marks all of the chat as read. Throws a Failure. */
export const markRead = promisePort<ReadReceipt, ReadInput>('markRead');

/** Reads one message anew; null when it is gone. Throws a Failure. */
export const refreshMessage = promisePort<Message | null, ChatRef & { id: number }>(
  'refreshMessage',
);
