import { z } from 'zod';
import { phpMap } from '../lib/errors.ts';
import { media } from '../media/file.ts';
import { rowId } from '../lib/ids.ts';
import { notice } from '../app/notice.ts';
import { userCard } from '../people/people.ts';

/** 0 a chat between two people; 1, with user 1, the system notifications chat. */
export const chatType = z.union([z.literal(0), z.literal(1)]);
export const chatKind = z.enum(['all', 'unread', 'subscribers', 'subscriptions']);

/** Content of a paid message, disclosed before it is bought; neither bytes nor words. */
export const messageContents = z
  .object({
    images: z.int().min(0),
    videos: z.int().min(0),
    audios: z.int().min(0),
    /** Seconds of all films and sounds together. */
    duration: z.number().min(0),
    has_text: z.boolean(),
  })
  .meta({ id: 'MessageContents' });

export const message = z
  .object({
    /** Database id and paging key; `message_id` repeats it. */
    id: z.int(),
    message_id: z.int(),
    author_id: z.int(),
    with_user_id: z.int(),
    chat_type: chatType,
    text: z.string().nullable(),
    media: z.array(media),
    is_paid: z.boolean(),
    is_purchased: z.boolean(),
    is_locked: z.boolean(),
    /** Minor units of `limits.currency`; null when free. */
    price: z.int().nullable(),
    /** Null when free. */
    contents: messageContents.nullable(),
    /** Facts of a notification, for the client's own words; null in chats of people. */
    notice: notice.nullable(),
    /** The sender's `Idempotency-Key`, sent only to the sender: joins an echo to its message. */
    client_key: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Message' });

export const chat = z
  .object({
    id: z.int(),
    with_user_id: z.int(),
    with_user: userCard,
    chat_type: chatType,
    last_message_id: z.int().nullable(),
    last_message: message.nullable(),
    last_read_message_id: z.int().nullable(),
    /** Latest message that the other one has read; null when that is not known. */
    peer_read_message_id: z.int().nullable(),
    unread_count: z.int().min(0),
    free_sent_mass_counter: z.int().min(0),
    free_sent_media_counter: z.int().min(0),
    free_sent_media_mass_counter: z.int().min(0),
    paid_sent_counter: z.int().min(0),
    paid_sent_mass_counter: z.int().min(0),
    /** True if I muted, restricted or blocked the other one. */
    is_blacklisting: z.boolean(),
    /** True if I have a running subscription to the other one. */
    is_chat_subscribed_to: z.boolean(),
    /** True if the other one has a running subscription to me; `is_subscriber` repeats it. */
    is_chat_subscriber: z.boolean(),
    /** True if the other one follows me. */
    is_follower: z.boolean(),
    is_subscriber: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Chat' });

/**
 * An opaque mark of a moment. Given back as `changedSince` it brings all that has changed since, what
 * was already known perhaps among it: merge by id. A mark that is not known any more is answered
 * with `is_reset: true` and the first page.
 */
export const cursor = z.string().max(100);

export const chatsRequest = z.object({
  offset: z.int().min(0).max(1_000_000).default(0),
  /** Part of a name or username; any case. */
  search: z.string().max(100).nullish(),
  /** Cursor after which changes are asked for; `offset` and `search` are then not looked at. */
  changedSince: cursor.nullish(),
});
/** `POST /api/v1/chats/{kind}`, 20 a page, latest activity first; with `changedSince` at most 100. */
export const chatsAnswer = z
  .object({
    list: z.array(chat),
    unread: z.int().min(0),
    /** Number of chats of this kind, among those that the search finds. */
    count: z.int().min(0),
    notifications: chat.nullable(),
    /** Keep the first page's for `changedSince`. */
    cursor,
    /** Chats that changed and are no longer of this kind, or deleted, with `changedSince`. */
    gone: z.array(z.object({ with_user_id: z.int(), chat_type: chatType })),
    /** True if `list` is the first page: forget what was loaded before. */
    is_reset: z.boolean(),
  })
  .meta({ id: 'ChatsAnswer' });

export const messagesRequest = z.object({
  withUserId: rowId,
  type: chatType,
  /** The smallest id already loaded; absent for the newest page. */
  beforeId: rowId.nullish(),
  /** Catch-up: only what changed since, new, edited, bought and deleted; `beforeId` is not looked at. */
  changedSince: cursor.nullish(),
  /** Smallest id loaded, with `changedSince`; what changed before it is left out. */
  fromId: rowId.nullish(),
});
/**
 * `POST /api/v1/messages`, 30 a page in no promised order. With `changedSince` up to 100 changes, the
 * rest of them after the new `cursor` while `has_more`. Keep the first page's cursor until a catch-up
 * gives a newer one; pages of history (`beforeId`) need not move it.
 */
export const messagesAnswer = z
  .object({
    messages: z.array(message),
    /**
     * `message_max`, `media_max`, `price_min`, `price_max`, `edit_seconds` (how long after sending a
     * text may be edited) and, towards strangers only, `unanswered_left`: messages until they answer.
     */
    limits: phpMap(z.int()),
    /**
     * Reason why this member may not write here now; null when they may. `blocking`: they block the
     * other one; `restricted`: the other one takes no messages of theirs; `private`: they take none
     * of strangers; `unanswered`: a stranger who wrote enough; `gone`: the account is being
     * deleted.
     */
    bar: z.enum(['blocking', 'restricted', 'private', 'unanswered', 'gone']).nullable(),
    cursor,
    /** Ids that are gone for this member, with `changedSince`. */
    deleted: z.array(z.int()),
    /** Id up to which nothing is there any more since this member deleted the chat; 0 for never. */
    hidden_before_id: z.int().min(0),
    has_more: z.boolean(),
    /** True if `messages` is the newest page: forget what was loaded before. */
    is_reset: z.boolean(),
  })
  .meta({ id: 'MessagesAnswer' });

export const chatAnswer = z
  .object({
    chat: chat.nullable(),
    unread: z.int().min(0),
    /** Card of the other one where there is no chat yet: the recipient of the first message. */
    person: userCard.nullable().optional(),
  })
  .meta({ id: 'ChatAnswer' });
export const unreadAnswer = z
  .object({ success: z.boolean(), unread: z.int().min(0) })
  .meta({ id: 'UnreadAnswer' });

export const sendRequest = z
  .object({
    withUserId: rowId,
    message: z.string().nullable().default(null),
    fileHash: z.array(z.string().max(128)).max(20).nullable().default(null),
    isPaid: z.boolean().default(false),
    /** Minor units; only with `isPaid`. */
    price: z.int().nullable().default(null),
    /** The audience of a mass message; `withUserId` is then not looked at. */
    rcpt: z.enum(['followers', 'subscribers', 'all']).nullish(),
  })
  .meta({ id: 'SendRequest' });
/** `success: false` may come with status 200; `error` then says why. */
export const sendAnswer = z
  .object({
    success: z.boolean(),
    message: message.nullable(),
    error: z.string().nullable(),
    /** Number of recipients of a mass message, all of whom get it soon; null for a normal one. */
    recipients: z.int().nullable(),
  })
  .meta({ id: 'SendAnswer' });

export const deleteMessageRequest = z.object({
  withUserId: rowId,
  messageId: rowId,
  chatType,
  bothSides: z.boolean(),
});
export const refreshMessageRequest = z.object({ withUserId: rowId, messageId: rowId });
export const refreshMessageAnswer = z.object({
  success: z.boolean(),
  message: message.nullable(),
});
export const successAnswer = z.object({ success: z.boolean() }).meta({ id: 'SuccessAnswer' });

export type ChatKind = z.infer<typeof chatKind>;
export type ChatType = z.infer<typeof chatType>;
export type Chat = z.infer<typeof chat>;
export type Message = z.infer<typeof message>;
export type ChatsAnswer = z.infer<typeof chatsAnswer>;
export type MessagesRequest = z.infer<typeof messagesRequest>;
export type MessagesAnswer = z.infer<typeof messagesAnswer>;
export type ChatAnswer = z.infer<typeof chatAnswer>;
export type UnreadAnswer = z.infer<typeof unreadAnswer>;
export type SendRequest = z.infer<typeof sendRequest>;
export type SendAnswer = z.infer<typeof sendAnswer>;
export type MessageContents = z.infer<typeof messageContents>;
