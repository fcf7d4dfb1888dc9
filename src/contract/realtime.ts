import { z } from 'zod';
import { chat, chatType, message } from './chat.ts';

export const messageSent = z.object({
  message,
  chat,
  unread: z.int().min(0),
  /** Texts were cut to fit the broker: read the message again (`message/refresh`). */
  is_truncated: z.boolean().optional(),
});
export const messageUpdated = z.object({ message, with_user_id: z.int(), chat_type: chatType });
export const messageDeleted = z.object({
  with_user_id: z.int(),
  chat_type: chatType,
  message_id: z.int(),
  last_message_id: z.int().nullable(),
  unread: z.int().min(0),
});
export const chatRead = z.object({
  with_user_id: z.int(),
  chat_type: chatType,
  last_read_message_id: z.int(),
  reader_id: z.int(),
  unread: z.int().min(0),
});
export const chatDeleted = z.object({
  with_user_id: z.int(),
  chat_type: chatType,
  unread: z.int().min(0),
});

/** Event name → payload, as the server publishes and Echo listens. */
export const realtimeEvents = {
  MessageSent: messageSent,
  MessageUpdated: messageUpdated,
  MessageDeleted: messageDeleted,
  ChatRead: chatRead,
  ChatDeleted: chatDeleted,
} as const;

export type RealtimeEvents = {
  [Name in keyof typeof realtimeEvents]: z.infer<(typeof realtimeEvents)[Name]>;
};

export const broadcastAuthRequest = z.object({ socket_id: z.string(), channel_name: z.string() });
export const broadcastAuthAnswer = z.object({
  auth: z.string(),
  channel_data: z.string().optional(),
});
