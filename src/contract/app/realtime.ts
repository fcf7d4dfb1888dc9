import { z } from 'zod';
import { transaction } from '../billing/billing.ts';
import { chat, chatType, message } from '../chat/chat.ts';
import { comment } from '../posts/comment.ts';
import { identityStatus } from '../settings/identity.ts';
import { relationChanged } from '../people/relation.ts';

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

/** A payment has another status; sent to both sides, each as its own reader. */
export const paymentUpdated = z.object({ transaction });

/** A member's proof of identity stands elsewhere; all of their tabs receive it. */
export const identityUpdated = z.object({ status: identityStatus });

/** A change of the member's address: all tabs ask again, and for the member once it is `changed`. */
export const emailChangeUpdated = z.object({ status: z.enum(['pending', 'changed', 'ended']) });

/** The member closed their account, or took it back: all tabs ask who they are. */
export const accountUpdated = z.object({ status: z.enum(['closed', 'open']) });

/** A copy of everything of the member's: how far it is while it is being made, and how it ended. */
export const exportUpdated = z.object({
  status: z.enum(['making', 'ready', 'failed']),
  done: z.int().min(0),
  total: z.int().min(0),
});

/** The member changed which notifications come or what others may do: other tabs ask again. */
export const settingsUpdated = z.object({});

/** A file has been made ready, or could not be; all tabs of its owner receive it. */
export const mediaProcessed = z.object({
  hash: z.string(),
  status: z.enum(['ready', 'failed']),
  thumb_url: z.string().nullable(),
  error: z.string().optional(),
});

/** A post came out that is in my feed; what it says and shows I ask for myself. */
export const postPublished = z.object({
  post_id: z.int(),
  author_id: z.int(),
  published_at: z.iso.datetime(),
});

/**
 * `CommentChanged` on `private-posts.{id}`: null is to be read again, as each reader may see it.
 */
export const commentChanged = z.object({
  post_id: z.int(),
  comment_id: z.int(),
  comments_count: z.int().min(0),
  comment: comment.nullable(),
});

/** Event name → payload, as the server publishes and Echo listens. */
export const realtimeEvents = {
  MessageSent: messageSent,
  MessageUpdated: messageUpdated,
  MessageDeleted: messageDeleted,
  ChatRead: chatRead,
  ChatDeleted: chatDeleted,
  PaymentUpdated: paymentUpdated,
  IdentityUpdated: identityUpdated,
  EmailChangeUpdated: emailChangeUpdated,
  AccountUpdated: accountUpdated,
  ExportUpdated: exportUpdated,
  SettingsUpdated: settingsUpdated,
  MediaProcessed: mediaProcessed,
  RelationChanged: relationChanged,
  PostPublished: postPublished,
  CommentAdded: commentChanged,
  CommentEdited: commentChanged,
  CommentDeleted: commentChanged,
} as const;

export type RealtimeEvents = {
  [Name in keyof typeof realtimeEvents]: z.infer<(typeof realtimeEvents)[Name]>;
};

export const broadcastAuthRequest = z.object({ socket_id: z.string(), channel_name: z.string() });
export const broadcastAuthAnswer = z.object({
  auth: z.string(),
  channel_data: z.string().optional(),
});
