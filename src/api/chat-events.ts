import type { ChatEvent } from '#machines/chat/chat.types.ts';
import type { RealtimeEvents } from '#src/contract/realtime.ts';
import { toChat, toMessage } from './message.ts';

type Reader<Payload> = (payload: Payload, currency: string) => ChatEvent;
type OfPosts = 'PostPublished' | 'CommentAdded' | 'CommentEdited' | 'CommentDeleted';
type Elsewhere = 'PaymentUpdated' | 'RelationChanged' | 'MediaProcessed' | OfPosts;
type Read = Exclude<keyof RealtimeEvents, Elsewhere>;
type Readers = { readonly [Name in Read]: Reader<RealtimeEvents[Name]> };

/** The events of a member's channel, by name, and how each is read (contract §3.6). */
export const eventReaders: Readers = {
  MessageSent: ({ message, chat, unread }, currency) => ({
    kind: 'messageSent',
    message: toMessage(message, currency),
    chat: toChat(chat, currency),
    unread,
  }),
  MessageUpdated: ({ message }, currency) => ({
    kind: 'messageUpdated',
    message: toMessage(message, currency),
  }),
  MessageDeleted: (event) => ({
    kind: 'messageDeleted',
    withUserId: event.with_user_id,
    chatType: event.chat_type,
    messageId: event.message_id,
    unread: event.unread,
  }),
  ChatRead: (event) => ({
    kind: 'chatRead',
    withUserId: event.with_user_id,
    chatType: event.chat_type,
    lastReadId: event.last_read_message_id,
    readerId: event.reader_id,
    unread: event.unread,
  }),
  ChatDeleted: (event) => ({
    kind: 'chatDeleted',
    withUserId: event.with_user_id,
    chatType: event.chat_type,
    unread: event.unread,
  }),
};
