import {
  byActivity,
  countedIn,
  isAhead,
  isOfKind,
  laterUnread,
  offsetOf,
  upsert,
} from './chat-order.ts';
import { want } from './chat-list.ts';
import { chatKey } from './chat-ref.ts';
import type { Chat } from './chat.types.ts';
import type { ChatList, ChatsPage } from './chat-list.types.ts';

/** Number of chats in a page; reloaded pages share one chat with their neighbour. */
const pageSize = 20;
const step = pageSize - 1;

/** True if an event of the chat came after the page was requested: the page is then outdated. */
const isNewer = ({ lastEventAt }: ChatList, { unread }: ChatsPage, chat: Chat): boolean =>
  (lastEventAt[chatKey(chat)] ?? -Infinity) > unread.at;

/** The chats of the page that are not outdated; a chat that an event deleted stays deleted. */
const worth = (list: ChatList, page: ChatsPage): readonly Chat[] => {
  const known = new Map(list.chats.map((chat) => [chat.id, chat]));
  return page.chats.flatMap((chat) => {
    const own = known.get(chat.id);
    if (isNewer(list, page, chat)) return own ?? [];
    return own && isAhead(own, chat) ? own : chat;
  });
};

/** True if a listed chat should be on the page and is not: it moved, or it was deleted. */
const isGone = (list: ChatList, page: ChatsPage): ((chat: Chat) => boolean) => {
  const said = new Set(page.chats.map(({ id }) => id));
  const rows = page.chats.filter(({ chatType }) => chatType === 0).toSorted(byActivity);
  const [newest] = rows;
  const oldest = rows.at(-1);
  const isTop = page.offset === 0;
  const isEnd = page.offset + rows.length >= page.count;
  return (chat) => {
    if (said.has(chat.id) || isNewer(list, page, chat)) return false;
    if (chat.chatType === 1) return isTop;
    if (!isOfKind(list.kind, chat)) return false;
    const isBelow = isTop || (newest !== undefined && byActivity(newest, chat) <= 0);
    const isAbove = isEnd || (oldest !== undefined && byActivity(chat, oldest) <= 0);
    return isBelow && isAbove;
  };
};

/**
 * True if a page fits the list: its total matches the known count, and up to its last chat the list
 * has as many chats as the server.
 */
const isSound = (before: ChatList, list: ChatList, page: ChatsPage): boolean => {
  const rows = page.chats.filter(({ chatType }) => chatType === 0);
  const oldest = rows.toSorted(byActivity).at(-1);
  const counted = countedIn(list);
  const here = oldest ? counted.filter((chat) => byActivity(chat, oldest) <= 0) : counted;
  const there = oldest ? page.offset + rows.length : page.count;
  return here.length === there && Math.abs(page.count - before.count) <= before.countError;
};

/**
 * Offsets shift while chats move, so a page may repeat what is listed or leave a gap before it. Where
 * it does not fit, and after missed events, everything loaded is read again from the start.
 */
const withReloadRange = (before: ChatList, list: ChatList, page: ChatsPage): ChatList => {
  const { reloadRange } = before;
  if (!reloadRange && page.offset > 0 && !isSound(before, list, page))
    return { ...list, reloadRange: { at: 0, to: page.offset } };
  if (reloadRange?.at !== page.offset) return list;
  const at = page.offset + step;
  const isDone = at >= reloadRange.to || at >= page.count || page.chats.length < pageSize;
  return { ...list, reloadRange: isDone ? null : { ...reloadRange, at } };
};

/** The list with a page merged in by id; a page of another kind is outdated and ignored. */
export const withPage = (list: ChatList, page: ChatsPage): ChatList => {
  const unread = laterUnread(list.unread, page.unread);
  if (page.kind !== list.kind || page.search !== '') return { ...list, unread };
  const gone = isGone(list, page);
  const staying = list.chats.filter((chat) => !gone(chat));
  /** Events carry less than a page, so a chat with a later event is fetched separately. */
  const doubted = page.chats.filter((chat) => isNewer(list, page, chat));
  const known = { ...list, unread, chats: upsert(staying, worth(list, page)) };
  const merged = doubted.reduce(want, known);
  /** An empty page is the end, whatever is counted. */
  const isPastEnd = page.chats.length === 0 && page.count > page.offset;
  const count = isPastEnd ? offsetOf(merged) : page.count;
  return withReloadRange(list, { ...merged, count, countError: 0 }, page);
};

/** The first page after missed events: the pages loaded behind it are fetched again too. */
export const withFreshPage = (list: ChatList, page: ChatsPage): ChatList =>
  withPage({ ...list, reloadRange: { at: 0, to: offsetOf(list) } }, page);
