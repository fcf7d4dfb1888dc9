import type { Chat, ChatKind, Message, Unread } from './chat.types.ts';
import type { ChatList } from './chat-list.types.ts';

const lastOf = ({ lastMessageId }: Chat): number => lastMessageId ?? 0;

/**
 * The order of the list: latest activity first, as the server sorts it. Where it does not say when, or
 * the same, the later message has the greater number (spec §3).
 */
export const byActivity = (one: Chat, other: Chat): number => {
  const isTimed = one.updatedAt !== '' && other.updatedAt !== '';
  const order = isTimed
    ? other.updatedAt.localeCompare(one.updatedAt)
    : lastOf(other) - lastOf(one);
  return order || lastOf(other) - lastOf(one) || other.id - one.id;
};

/**
 * Time of a chat that a new message moves: not before any chat with an older last message, even if
 * the server's clock was put back since.
 */
export const movedAt = (
  chats: readonly Chat[],
  chat: Chat,
  { id, createdAt }: Pick<Message, 'id' | 'createdAt'>,
): string =>
  chats
    .filter((other) => other.chatType === chat.chatType && lastOf(other) < id)
    .concat(chat)
    .reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), createdAt);

/** True if the loaded chat is newer than the page's copy: its last message is not older either. */
export const isAhead = (own: Chat, said: Chat): boolean =>
  own.updatedAt > said.updatedAt && lastOf(own) >= lastOf(said);

/** Adds or replaces by id; a chat is never listed twice. */
export const upsert = (chats: readonly Chat[], fresh: readonly Chat[]): readonly Chat[] => {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...chats.filter(({ id }) => !ids.has(id))].toSorted(byActivity);
};

/** The later word of the server wins; an answer that was asked for earlier is stale. */
export const laterUnread = (known: Unread, said: Unread): Unread =>
  said.at >= known.at ? said : known;

/** True if the chat belongs in the list of this kind, by the loaded data. */
export const isOfKind = (kind: ChatKind, chat: Chat): boolean => {
  switch (kind) {
    case 'all':
      return true;
    case 'unread':
      return chat.unreadCount > 0;
    case 'subscribers':
      return chat.chatType === 0 && chat.relationFlags.isSubscriber;
    case 'subscriptions':
      return chat.chatType === 0 && chat.relationFlags.isSubscribedTo;
    default:
      return kind satisfies never;
  }
};

/**
 * The chats that the server counts: the system's chat stands outside, and one that was read just now
 * stays listed among the unread although the server has it there no longer.
 */
export const countedIn = ({ kind, chats }: Pick<ChatList, 'kind' | 'chats'>): readonly Chat[] =>
  chats.filter((chat) => chat.chatType === 0 && isOfKind(kind, chat));

/** Offset of the next page (spec §9): the number of loaded chats that the server counts. */
export const offsetOf = (list: ChatList): number => countedIn(list).length;
