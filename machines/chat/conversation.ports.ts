import { promisePort } from '../lib/port.ts';
import type { ChatRef, Message } from './chat.types.ts';
import type {
  HistoryInput,
  OlderPage,
  OpenedChat,
  OpenInput,
  ReadInput,
  ReadReceipt,
} from './conversation.types.ts';

export { watchNews } from './inbox.ports.ts';

/** The chat and what changed in it, or its newest messages. Throws a Failure; `notFound` when there is nobody. */
export const openChat = promisePort<OpenedChat, OpenInput>('openChat');

/** Thirty messages before an id. Throws a Failure. */
export const loadHistory = promisePort<OlderPage, HistoryInput>('loadHistory');

/** Marks all of the chat as read. Throws a Failure. */
export const markRead = promisePort<ReadReceipt, ReadInput>('markRead');

/** Reads one message anew; null when it is gone. Throws a Failure. */
export const refreshMessage = promisePort<Message | null, ChatRef & { id: number }>(
  'refreshMessage',
);
