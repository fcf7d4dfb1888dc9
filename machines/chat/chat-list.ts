import { chatOf, isSameChat } from './chat-ref.ts';
import type { Chat, ChatRef, News, Unread } from './chat.types.ts';
import type { ChatAnswer, ChatList, ChatsPage } from './inbox.types.ts';

const byActivity = (one: Chat, other: Chat): number =>
  other.updatedAt.localeCompare(one.updatedAt) || other.id - one.id;

const upsert = (chats: readonly Chat[], fresh: readonly Chat[]): readonly Chat[] => {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...chats.filter(({ id }) => !ids.has(id))].toSorted(byActivity);
};

/** Of two words about one chat, the one with the later activity. */
const later = (known: readonly Chat[], chat: Chat): Chat => {
  const same = known.find(({ id }) => id === chat.id);
  return same && same.updatedAt > chat.updatedAt ? same : chat;
};

const laterOf = (known: readonly Chat[], page: readonly Chat[]): readonly Chat[] =>
  page.map((chat) => later(known, chat));

/** The later word of the server wins; an answer that was asked for earlier is stale. */
export const laterUnread = (known: Unread, said: Unread): Unread =>
  said.at >= known.at ? said : known;

/** The first page of a kind: what was listed before goes. */
export const withFirstPage = (list: ChatList, page: ChatsPage): Partial<ChatList> => ({
  chats: laterOf(list.chats, page.chats).toSorted(byActivity),
  count: page.count,
  unread: laterUnread(list.unread, page.unread),
});

/** A further page: the list may have moved meanwhile, so it is merged by id (contract §7). */
export const withNextPage = (list: ChatList, page: ChatsPage): Partial<ChatList> => ({
  chats: upsert(list.chats, laterOf(list.chats, page.chats)),
  /** An empty page is the end, whatever was counted before. */
  count: page.chats.length === 0 ? list.chats.length : page.count,
  unread: laterUnread(list.unread, page.unread),
});

/** The first page asked for again after a gap: chats that should be on it and are not were deleted. */
export const withFreshPage = (list: ChatList, page: ChatsPage): Partial<ChatList> => {
  const oldest = page.chats.toSorted(byActivity).at(-1);
  const isWhole = page.chats.length >= page.count;
  const older = list.chats.filter((chat) => !isWhole && oldest && byActivity(oldest, chat) < 0);
  return {
    chats: upsert(older, laterOf(list.chats, page.chats)),
    count: page.count,
    unread: laterUnread(list.unread, page.unread),
  };
};

const want = (list: ChatList, ref: ChatRef): ChatList =>
  list.wanted.some((known) => isSameChat(known, ref))
    ? list
    : {
        ...list,
        wanted: [...list.wanted, { withUserId: ref.withUserId, chatType: ref.chatType }],
      };

const belongs = ({ kind }: ChatList, chat: Chat): boolean =>
  kind === 'all' || (kind === 'unread' && chat.unreadCount > 0);

/** A chat as the server has it now, or its absence. */
export const withChat = (list: ChatList, asked: ChatRef, answer: ChatAnswer): Partial<ChatList> => {
  const known = list.chats.some((chat) => isSameChat(chat, asked));
  const others = list.chats.filter((chat) => !isSameChat(chat, asked));
  const shown = answer.chat !== null && (known || belongs(list, answer.chat));
  const chats = answer.chat && shown ? upsert(others, [answer.chat]) : others;
  return {
    chats,
    count: list.count + chats.length - list.chats.length,
    wanted: list.wanted.filter((ref) => !isSameChat(ref, asked)),
    unread: laterUnread(list.unread, answer.unread),
  };
};

const patch = (list: ChatList, chat: Chat): ChatList => ({
  ...list,
  chats: upsert(list.chats, [chat]),
});

// oxlint-disable-next-line typescript/consistent-return -- every kind of news returns
const hearOne = (list: ChatList, news: News): ChatList => {
  const ref = chatOf(news);
  const chat = list.chats.find((one) => isSameChat(one, ref));
  switch (news.kind) {
    case 'messageSent': {
      if (!chat) return want(list, ref);
      const { message } = news;
      if (chat.lastMessageId !== null && chat.lastMessageId > message.id) return list;
      const isMine = message.authorId === list.viewerId;
      const isNew = message.id !== chat.lastMessageId;
      return patch(list, {
        ...chat,
        ...news.chat,
        person: chat.person,
        lastMessage: message,
        lastMessageId: message.id,
        unreadCount: news.chat?.unreadCount ?? chat.unreadCount + (isMine || !isNew ? 0 : 1),
        updatedAt: message.createdAt > chat.updatedAt ? message.createdAt : chat.updatedAt,
      });
    }
    case 'messageUpdated':
      return chat?.lastMessageId === news.message.id
        ? patch(list, { ...chat, lastMessage: news.message })
        : list;
    case 'messageDeleted':
      return want(list, ref);
    case 'chatRead': {
      if (!chat) return list;
      if (news.readerId !== list.viewerId) {
        const peerReadId = Math.max(chat.peerReadId ?? 0, news.lastReadId);
        return patch(list, { ...chat, peerReadId });
      }
      const lastReadId = Math.max(chat.lastReadId ?? 0, news.lastReadId);
      const isAllRead = lastReadId >= (chat.lastMessageId ?? 0);
      const read = patch(list, {
        ...chat,
        lastReadId,
        unreadCount: isAllRead ? 0 : chat.unreadCount,
      });
      return isAllRead ? read : want(read, ref);
    }
    case 'chatDeleted':
      return chat
        ? { ...list, chats: list.chats.filter((one) => one !== chat), count: list.count - 1 }
        : list;
  }
};

/** The list after news: known chats change in place, unknown ones are asked for. */
export const withNews = (list: ChatList, news: readonly News[], at: number): ChatList =>
  news.reduce((heard, one) => {
    const count = 'unread' in one ? one.unread : null;
    const next = hearOne(heard, one);
    return count === null ? next : { ...next, unread: laterUnread(next.unread, { count, at }) };
  }, list);

/** Where the next page starts: the system's chat stands outside of the server's count. */
export const offsetOf = ({ chats }: ChatList): number =>
  chats.filter(({ chatType }) => chatType === 0).length;
