import type { Chat, ChatKind, Unread } from './chat.types.ts';
import type { ChatList } from './inbox.types.ts';

const lastOf = ({ lastMessageId }: Chat): number => lastMessageId ?? 0;

/**
 * The order of the list: latest activity first, as the server sorts it. Where it does not say when, the
 * later message has the greater number (spec §3).
 */
export const byActivity = (one: Chat, other: Chat): number => {
  const isTimed = one.updatedAt !== '' && other.updatedAt !== '';
  const order = isTimed
    ? other.updatedAt.localeCompare(one.updatedAt)
    : lastOf(other) - lastOf(one);
  return order || other.id - one.id;
};

/** Adds or replaces by id; a chat is never listed twice. */
export const upsert = (chats: readonly Chat[], fresh: readonly Chat[]): readonly Chat[] => {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...chats.filter(({ id }) => !ids.has(id))].toSorted(byActivity);
};

/** The later word of the server wins; an answer that was asked for earlier is stale. */
export const laterUnread = (known: Unread, said: Unread): Unread =>
  said.at >= known.at ? said : known;

/** Whether a chat is of this kind, as far as one knows. */
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

/** Where the next page starts (spec §9): after what is loaded. */
export const offsetOf = (list: ChatList): number => countedIn(list).length;
