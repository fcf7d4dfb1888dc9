import { promisePort } from '../lib/port.ts';
import type { ChatRef, Message } from './chat.types.ts';
import type { MessagesPage, OpenedChat, ReadInput, ReadReceipt } from './conversation.types.ts';

export { watchNews } from './inbox.ports.ts';

/** The chat and its newest thirty messages. Throws a Failure; `notFound` when there is nobody. */
export const openChat = promisePort<OpenedChat, ChatRef>('openChat');

/** Thirty messages before an id. Throws a Failure. */
export const loadHistory = promisePort<MessagesPage, ChatRef & { before: number }>('loadHistory');

/** Marks all of the chat as read. Throws a Failure. */
export const markRead = promisePort<ReadReceipt, ReadInput>('markRead');

/** Reads one message anew; null when it is gone. Throws a Failure. */
export const refreshMessage = promisePort<Message | null, ChatRef & { id: number }>(
  'refreshMessage',
);
