import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { Chat, Message, MessagesAnswer } from '#src/contract/chat/chat.ts';
import type { Notice } from '#src/contract/app/notice.ts';
import type { UserCard } from '#src/contract/people/people.ts';
import * as read from '../lib/reader.ts';
import { media, money, userCard } from '../people/wire-people.ts';

/** Values of the request that its answer may leave out: the chat, the text and the time. */
export interface Known extends Partial<ChatRef> {
  readonly text?: string | null;
  readonly price?: number | null;
  readonly at?: string;
}

type Person = Notice['person'];
/** A kind that came after this client is shown by its plain text. */
export type PlainNotice = Omit<Notice, 'kind'> & { readonly kind: string };

const notice = read.sureRecord<PlainNotice>({
  kind: read.sureText,
  person: read.orNull<NonNullable<Person>>(userCard),
  amount: read.orNull(money),
  title: read.orNull(read.sureText),
  number: read.orNull(read.sureText),
  until: read.momentOrNull,
  path: read.orNull(read.sureText),
  others: read.optional(read.number()),
});

/** A message as a server that is not ours may send it (spec §3: `id, message_id, author_id`). */
export type PlainMessage = Omit<Message, 'notice' | 'contents' | 'client_key'> & {
  readonly notice: PlainNotice | null;
  /** Absent where the server keeps no keys. */
  readonly client_key?: string | null;
};

const chatTypes = [0, 1] as const;
const or =
  <Value>(known: Value | undefined, reader: read.Reader<Value>): read.Reader<Value> =>
  (value) =>
    value === undefined && known !== undefined ? known : reader(value);

/** A message; what its own call was given stands in for what its answer leaves out. */
export const message =
  (known: Known = {}): read.Reader<PlainMessage> =>
  (value) => {
    const said = read.fieldOf(value, 'id') ?? read.fieldOf(value, 'message_id');
    return read.sureRecord<PlainMessage>({
      id: () => read.id(said),
      message_id: () => read.id(said),
      author_id: read.id,
      with_user_id: or(known.withUserId, read.id),
      chat_type: or(known.chatType, read.oneOf(chatTypes, 0)),
      text: or(known.text, read.orNull(read.sureText)),
      media: read.list(media),
      is_paid: read.flag(typeof known.price === 'number'),
      is_purchased: read.flag(),
      is_locked: read.flag(),
      price: or(known.price, read.orNull(read.id)),
      notice: read.orNull(notice),
      client_key: read.optional(read.orNull(read.sureText)),
      created_at: or(known.at, read.moment),
      updated_at: read.moment,
      edited_at: read.momentOrNull,
    })(value);
  };

/** A chat as a server that is not ours may send it. */
export type PlainChat = Omit<Chat, 'last_message' | 'is_subscriber'> & {
  readonly last_message: PlainMessage | null;
};

/** A chat (spec §3): without a name, a time or its last message it is listed by their numbers. */
export const chat: read.Reader<PlainChat> = (value) => {
  const withUserId = read.id(read.fieldOf(value, 'with_user_id'));
  const chatType = read.oneOf(chatTypes, 0)(read.fieldOf(value, 'chat_type'));
  const last = read.orNull(message({ withUserId, chatType }));
  const newest = last(read.fieldOf(value, 'last_message'));
  const lastRead = read.orNull(read.id)(read.fieldOf(value, 'last_read_message_id'));
  const isUnread = newest?.author_id === withUserId && newest.id > (lastRead ?? 0);
  return read.sureRecord<PlainChat>({
    id: (id) => (id === undefined ? withUserId : read.id(id)),
    with_user_id: () => withUserId,
    with_user: (user) => read.orNull(userCard)(user) ?? userCard({ id: withUserId }),
    chat_type: () => chatType,
    last_message_id: (id) => read.orNull(read.id)(id) ?? newest?.id ?? null,
    last_message: () => newest,
    last_read_message_id: () => lastRead,
    peer_read_message_id: read.orNull(read.id),
    unread_count: (count) => read.orNull(read.id)(count) ?? Number(isUnread),
    free_sent_mass_counter: read.number(),
    free_sent_media_counter: read.number(),
    free_sent_media_mass_counter: read.number(),
    paid_sent_counter: read.number(),
    paid_sent_mass_counter: read.number(),
    is_blacklisting: read.flag(),
    is_chat_subscribed_to: read.flag(),
    is_chat_subscriber: read.flag(read.flag()(read.fieldOf(value, 'is_subscriber'))),
    is_follower: read.flag(),
    updated_at: read.moment,
  })(value);
};

/** A page of chats; `cursor` is there where the server keeps marks. */
export const chatsAnswer = read.sureRecord({
  list: read.sureList(chat),
  unread: read.number(),
  count: read.optional(read.number()),
  notifications: read.orNull(chat),
  cursor: read.optional(read.sureText),
});

type Bar = MessagesAnswer['bar'];
const bars = ['blocking', 'restricted', 'private', 'unanswered', 'gone'] as const;
const bar: read.Reader<Bar> = (value) => bars.find((one) => one === value) ?? null;

/** A page of messages of one chat. */
export const messagesAnswer = (known: ChatRef) =>
  read.sureRecord({
    messages: read.sureList(message(known)),
    limits: read.numbers,
    bar,
    cursor: read.optional(read.sureText),
    deleted: read.optional(read.list(read.id)),
    hidden_before_id: read.number(),
    has_more: read.flag(),
    is_reset: read.flag(),
  });

/** One chat, or who the other one is where there is none yet. */
export const chatAnswer = read.sureRecord<{
  chat: PlainChat | null;
  person: UserCard | null;
  unread: number;
}>({
  chat: read.orNull(chat),
  unread: read.number(),
  person: read.orNull(userCard),
});

/** Answer with the number of unread chats. */
export const unreadAnswer = read.record<{ unread: number }>({ unread: read.number() });

/** Answer of a request that sends a message. */
export const sendAnswer = (known: Known) =>
  read.sureRecord<{
    success: boolean | undefined;
    message: PlainMessage | null;
    error: string | null;
    recipients: number | null;
  }>({
    success: read.optional(read.flag()),
    message: read.orNull(message(known)),
    error: read.orNull(read.sureText),
    recipients: read.orNull(read.id),
  });

/** One message read again, or changed; null when it is gone. */
export const messageAnswer = (known: Known) =>
  read.sureRecord<{ message: PlainMessage | null }>({ message: read.orNull(message(known)) });
