import type { ChatEvent } from '#machines/chat/chat.types.ts';
import type { RealtimeEvents } from '#src/contract/app/realtime.ts';
import { toChat, toMessage } from './message.ts';
import * as read from '../lib/reader.ts';
import { chat, message } from './wire-chat.ts';

type Reader = (payload: unknown, currency: string) => ChatEvent;
type OfPosts = 'PostPublished' | 'CommentAdded' | 'CommentEdited' | 'CommentDeleted';
type OfMember =
  | 'PaymentUpdated'
  | 'IdentityUpdated'
  | 'EmailChangeUpdated'
  | 'AccountUpdated'
  | 'ExportUpdated'
  | 'SettingsUpdated'
  | 'RelationChanged'
  | 'MediaProcessed';
type Elsewhere = OfMember | OfPosts;
type Read = Exclude<keyof RealtimeEvents, Elsewhere>;
type Readers = { readonly [Name in Read]: Reader };

const chatTypes = [0, 1] as const;
const unread = read.orNull(read.id);
const place = { with_user_id: read.id, chat_type: read.oneOf(chatTypes, 0) };
const gone = read.sureRecord({ ...place, message_id: read.id, unread });
const wasRead = read.sureRecord({
  ...place,
  last_read_message_id: read.id,
  reader_id: read.id,
  unread,
});
const left = read.sureRecord({ ...place, unread: read.id });

/**
 * The events of a member's channel, by name, and how each is read (contract §3.6). Throws `Unreadable` for
 * one that says too little: what it was about must be read.
 */
export const eventReaders: Readers = {
  MessageSent: (payload, currency) => {
    const of = read.orNull(chat)(read.fieldOf(payload, 'chat'));
    const where = of ? { withUserId: of.with_user_id, chatType: of.chat_type } : {};
    return {
      kind: 'messageSent',
      message: toMessage(message(where)(read.fieldOf(payload, 'message')), currency),
      chat: of && toChat(of, currency),
      unread: unread(read.fieldOf(payload, 'unread')),
    };
  },
  MessageUpdated: (payload, currency) => ({
    kind: 'messageUpdated',
    message: toMessage(message()(read.fieldOf(payload, 'message')), currency),
  }),
  MessageDeleted: (payload) => {
    const event = gone(payload);
    return {
      kind: 'messageDeleted',
      withUserId: event.with_user_id,
      chatType: event.chat_type,
      messageId: event.message_id,
      unread: event.unread,
    };
  },
  ChatRead: (payload) => {
    const event = wasRead(payload);
    return {
      kind: 'chatRead',
      withUserId: event.with_user_id,
      chatType: event.chat_type,
      lastReadId: event.last_read_message_id,
      readerId: event.reader_id,
      unread: event.unread,
    };
  },
  ChatDeleted: (payload) => {
    const event = left(payload);
    return {
      kind: 'chatDeleted',
      withUserId: event.with_user_id,
      chatType: event.chat_type,
      unread: event.unread,
    };
  },
};
