import { expect, test } from 'vitest';
import {
  offsetOf,
  withChat,
  withFreshPage,
  withNews,
  withNextPage,
} from '#machines/chat/chat-list.ts';
import type { ChatList } from '#machines/chat/inbox.types.ts';
import { chat, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';

const list = (over: Partial<ChatList> = {}): ChatList => ({
  viewerId,
  kind: 'all',
  chats: [chat(1), chat(2, { updatedAt: '2026-11-19T10:00:00.000Z' })],
  count: 2,
  unread: { count: 0, at: 10 },
  wanted: [],
  ...over,
});

const at = 20;
const unread = { count: 3, at };
const sent = (id: number, over = {}) =>
  ({
    kind: 'messageSent',
    message: message(id, { createdAt: '2026-11-21T08:00:00.000Z', ...over }),
    chat: null,
    unread: 1,
  }) as const;

test('a message moves its chat to the top, once however often it is told', () => {
  const known = list({ chats: [chat(2), chat(1, { updatedAt: '2026-11-01T00:00:00.000Z' })] });
  const heard = withNews(known, [sent(90), sent(90)], at);
  expect(heard.chats.map(({ id }) => id)).toEqual([1, 2]);
  expect(heard.chats[0]).toMatchObject({ lastMessageId: 90, unreadCount: 1 });
  expect(heard.unread).toEqual({ count: 1, at });
});

test('an older message that comes late changes nothing', () => {
  expect(withNews(list(), [sent(3)], at).chats).toEqual(list().chats);
});

test('an unknown chat is asked for, once', () => {
  const stranger = { withUserId: 77 };
  const heard = withNews(list(), [sent(90, stranger), sent(91, stranger)], at);
  expect(heard.wanted).toEqual([{ withUserId: 77, chatType: 0 }]);
});

test('a later word about unread is not undone by an answer that was asked for earlier', () => {
  const heard = withNews(list(), [sent(90)], at);
  const page = { chats: [], count: 2, unread: { count: 9, at: at - 1 } };
  expect(withNextPage(heard, page).unread).toEqual({ count: 1, at });
});

test('reading here or on another screen clears the count; the other one reading moves the tick', () => {
  const known = list({ chats: [chat(1, { unreadCount: 2 })] });
  const read = { kind: 'chatRead', ...withBo, lastReadId: 10, unread: 0 } as const;
  expect(withNews(known, [{ ...read, readerId: viewerId }], at).chats[0]?.unreadCount).toBe(0);
  expect(withNews(known, [{ ...read, readerId: 3 }], at).chats[0]).toMatchObject({
    peerReadId: 10,
    unreadCount: 2,
  });
});

test('a deleted message makes its chat be read anew; a deleted chat goes', () => {
  const deleted = { kind: 'messageDeleted', ...withBo, messageId: 10, unread: 0 } as const;
  expect(withNews(list(), [deleted], at).wanted).toEqual([withBo]);
  const gone = withNews(list(), [{ kind: 'chatDeleted', ...withBo, unread: 0 }], at);
  expect(gone).toMatchObject({ count: 1 });
  expect(gone.chats.map(({ id }) => id)).toEqual([2]);
});

test('catching up drops chats that should be on the page and are not, and keeps older ones', () => {
  const known = list({
    chats: [
      chat(1),
      chat(2, { updatedAt: '2026-11-19T10:00:00.000Z' }),
      chat(3, { updatedAt: '2026-11-18T10:00:00.000Z' }),
    ],
    count: 40,
  });
  const page = {
    chats: [chat(4), chat(5, { updatedAt: '2026-11-19T00:00:00.000Z' })],
    count: 40,
    unread,
  };
  expect(withFreshPage(known, page).chats?.map(({ id }) => id)).toEqual([4, 5, 3]);
});

test('an empty further page is the end, whatever was counted', () => {
  expect(withNextPage(list({ count: 9 }), { chats: [], count: 9, unread }).count).toBe(2);
});

test('a chat that does not belong to what is shown is not added', () => {
  const shown = list({ kind: 'unread', wanted: [withBo], chats: [] });
  expect(withChat(shown, withBo, { chat: chat(1), unread })).toMatchObject({
    chats: [],
    wanted: [],
  });
});

test('the system does not count where the next page starts', () => {
  expect(offsetOf(list({ chats: [chat(1), chat(9, { chatType: 1 })] }))).toBe(1);
});
