import { countedIn, isOfKind, laterUnread, movedAt, upsert } from './chat-order.ts';
import { chatKey, chatOf, isSameChat } from './chat-ref.ts';
import type { Chat, ChatRef, Message, ChatEvent } from './chat.types.ts';
import type { ChatAnswer, ChatList } from './chat-list.types.ts';

/** Asks for one chat anew. */
export const want = (list: ChatList, ref: ChatRef): ChatList =>
  list.wanted.some((known) => isSameChat(known, ref))
    ? list
    : {
        ...list,
        wanted: [...list.wanted, { withUserId: ref.withUserId, chatType: ref.chatType }],
      };

/**
 * The number of the server follows what came into its count here, and what left it. Whether a chat
 * that was not loaded is new to the server too cannot be known.
 */
const recounted = (before: ChatList, after: ChatList, ref: ChatRef): ChatList => {
  const change = countedIn(after).length - countedIn(before).length;
  const isKnown = before.chats.some((chat) => isSameChat(chat, ref));
  return {
    ...after,
    count: Math.max(0, before.count + change),
    countError: before.countError + (isKnown ? 0 : 1),
  };
};

/** The list with a fetched chat, or without a deleted one; refetched if an event came meanwhile. */
export const withChat = (list: ChatList, asked: ChatRef, answer: ChatAnswer): ChatList => {
  const unread = laterUnread(list.unread, answer.unread);
  if ((list.lastEventAt[chatKey(asked)] ?? -Infinity) > answer.unread.at)
    return { ...list, unread };
  const known = list.chats.some((chat) => isSameChat(chat, asked));
  const others = list.chats.filter((chat) => !isSameChat(chat, asked));
  const shown = answer.chat !== null && (known || isOfKind(list.kind, answer.chat));
  const chats = answer.chat && shown ? upsert(others, [answer.chat]) : others;
  const wanted = list.wanted.filter((ref) => !isSameChat(ref, asked));
  return recounted(list, { ...list, unread, chats, wanted }, asked);
};

const patch = (list: ChatList, chat: Chat): ChatList => ({
  ...list,
  chats: upsert(list.chats, [chat]),
});

const add = (list: ChatList, chat: Chat): ChatList =>
  isOfKind(list.kind, chat) ? patch(list, chat) : list;

/** Returns the sender's counters after one more message (spec §4 chat). */
const counters = ({ sent }: Chat, { price, media }: Message): Pick<Chat, 'sent'> => ({
  sent: {
    ...sent,
    paid: sent.paid + (price ? 1 : 0),
    freeMedia: sent.freeMedia + (!price && media.length > 0 ? 1 : 0),
  },
});

/**
 * An event that was on its way while this member read the chat: when it was written the server did not
 * know that yet, so what it counts is over. The answer of `mark_read` names no message, but it came
 * after one that the event does not have as read (contract §7).
 */
const isOutrun = (list: ChatList, chatEvents: ChatEvent): boolean => {
  if (chatEvents.kind !== 'messageSent' || !chatEvents.chat) return false;
  const known = list.chats.find((chat) => isSameChat(chat, chatEvents.message));
  return (chatEvents.chat.lastReadId ?? 0) < (known?.lastReadId ?? 0);
};

/** Milliseconds in which an event may still come that was written before something was read here. */
const grace = 5_000;

/** True if the unread count of an event may predate the read of another chat just before. */
const isCountDoubtful = ({ read }: ChatList, chatEvents: ChatEvent, at: number): boolean =>
  chatEvents.kind === 'messageSent' &&
  chatEvents.unread !== null &&
  read !== null &&
  at - read.at < grace &&
  !isSameChat(read.chat, chatEvents.message);

const readBy = ({ viewerId }: ChatList, chatEvents: ChatEvent): ChatRef | null =>
  (chatEvents.kind === 'chatRead' && chatEvents.readerId === viewerId) ||
  chatEvents.kind === 'chatDeleted'
    ? { withUserId: chatEvents.withUserId, chatType: chatEvents.chatType }
    : null;

// oxlint-disable-next-line typescript/consistent-return -- every kind of event returns
const listenToOne = (list: ChatList, chatEvents: ChatEvent): ChatList => {
  const ref = chatOf(chatEvents);
  const chat = list.chats.find((one) => isSameChat(one, ref));
  switch (chatEvents.kind) {
    case 'messageSent': {
      const { message } = chatEvents;
      if (!chat) return chatEvents.chat ? add(list, chatEvents.chat) : want(list, ref);
      const isMine = message.authorId === list.viewerId;
      /** A newer message is loaded: it is unknown whether this one is in the unread count. */
      if (chat.lastMessageId !== null && chat.lastMessageId > message.id)
        return isMine || message.id <= (chat.lastReadId ?? 0) ? list : want(list, ref);
      const isNew = message.id !== chat.lastMessageId;
      const isOver = isOutrun(list, chatEvents);
      return patch(isOver ? want(list, ref) : list, {
        ...chat,
        ...(isMine && isNew && counters(chat, message)),
        ...chatEvents.chat,
        person: chat.person,
        lastMessage: message,
        lastMessageId: message.id,
        ...(isOver && { lastReadId: chat.lastReadId }),
        unreadCount: isOver
          ? chat.unreadCount
          : (chatEvents.chat?.unreadCount ?? chat.unreadCount + (isMine || !isNew ? 0 : 1)),
        updatedAt: movedAt(list.chats, chatEvents.chat ?? chat, message),
      });
    }
    case 'messageUpdated':
      return chat?.lastMessageId === chatEvents.message.id
        ? patch(list, { ...chat, lastMessage: chatEvents.message })
        : list;
    case 'messageDeleted':
      return want(list, ref);
    case 'chatRead': {
      if (!chat) return list;
      if (chatEvents.readerId !== list.viewerId) {
        const peerReadId = Math.max(chat.peerReadId ?? 0, chatEvents.lastReadId);
        return patch(list, { ...chat, peerReadId });
      }
      const lastReadId = Math.max(chat.lastReadId ?? 0, chatEvents.lastReadId);
      const isAllRead = lastReadId >= (chat.lastMessageId ?? 0);
      const read = patch(list, {
        ...chat,
        lastReadId,
        unreadCount: isAllRead ? 0 : chat.unreadCount,
      });
      return isAllRead ? read : want(read, ref);
    }
    case 'chatDeleted':
      return chat ? { ...list, chats: list.chats.filter((one) => one !== chat) } : list;
  }
};

/** The list after events: known chats are updated in place, unknown ones are fetched. */
export const withEvents = (
  list: ChatList,
  chatEvents: readonly ChatEvent[],
  at: number,
): ChatList =>
  chatEvents.reduce((before, one) => {
    const count = 'unread' in one && !isOutrun(before, one) ? one.unread : null;
    const ref = chatOf(one);
    const counted = recounted(before, listenToOne(before, one), ref);
    const after = isCountDoubtful(before, one, at) ? want(counted, ref) : counted;
    const chat = readBy(before, one);
    const next = {
      ...after,
      lastEventAt: { ...after.lastEventAt, [chatKey(ref)]: at },
      read: chat ? { chat, at } : after.read,
    };
    return count === null ? next : { ...next, unread: laterUnread(next.unread, { count, at }) };
  }, list);
