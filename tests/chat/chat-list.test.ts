import { expect, test } from 'vitest';
import { withChat, withEvents } from '#machines/chat/chat-list.ts';
import type { ChatList } from '#machines/chat/chat-list.types.ts';
import { bareList, chat, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';

const list = (over: Partial<ChatList> = {}): ChatList => ({
  ...bareList,
  chats: [chat(1), chat(2, { updatedAt: '2026-11-19T10:00:00.000Z' })],
  count: 2,
  unread: { count: 0, at: 10 },
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

test('a message moves its chat to the top, once however often its event arrives', () => {
  const known = list({ chats: [chat(2), chat(1, { updatedAt: '2026-11-01T00:00:00.000Z' })] });
  const lastEventAt = withEvents(known, [sent(90), sent(90)], at);
  expect(lastEventAt.chats.map(({ id }) => id)).toEqual([1, 2]);
  expect(lastEventAt.chats[0]).toMatchObject({ lastMessageId: 90, unreadCount: 1 });
  expect(lastEventAt.unread).toEqual({ count: 1, at });
});

test('an older message that comes late changes nothing', () => {
  expect(withEvents(list(), [sent(3)], at).chats).toEqual(list().chats);
});

test('a message that was overtaken by one’s own is perhaps not counted yet: the chat is asked for', () => {
  const own = sent(91, { authorId: viewerId });
  const lastEventAt = withEvents(list(), [own, sent(90)], at);
  expect(lastEventAt.chats[0]).toMatchObject({ lastMessageId: 91, unreadCount: 0 });
  expect(lastEventAt.wanted).toEqual([{ withUserId: withBo.withUserId, chatType: 0 }]);
});

test('an unknown chat is asked for, once', () => {
  const stranger = { withUserId: 77 };
  const lastEventAt = withEvents(list(), [sent(90, stranger), sent(91, stranger)], at);
  expect(lastEventAt.wanted).toEqual([{ withUserId: 77, chatType: 0 }]);
});

test('a chat that is not listed stands there as the server sent it', () => {
  const stranger = { withUserId: 77 };
  const event = { ...sent(90, stranger), chat: chat(75, { ...stranger, lastMessageId: 90 }) };
  const lastEventAt = withEvents(list(), [event], at);
  expect(lastEventAt.wanted).toEqual([]);
  expect(lastEventAt.chats.some(({ withUserId }) => withUserId === 77)).toBe(true);
  expect(lastEventAt.count).toBe(3);
});

test('what the sender sent is counted: paid messages, and free ones with media', () => {
  const own = { authorId: viewerId };
  const price = { amount: 500, currency: 'USD' };
  const { media } = message(1);
  const picture = { ...media[0], hash: 'sea' } as (typeof media)[number];
  const lastEventAt = withEvents(
    list(),
    [sent(90, { ...own, price }), sent(91, { ...own, media: [picture] }), sent(92, own)],
    at,
  );
  expect(lastEventAt.chats[0]?.sent).toMatchObject({ paid: 1, freeMedia: 1 });
});

test('an answer that was asked for before the event is asked for again', () => {
  const known = { ...list({ wanted: [withBo] }), lastEventAt: { '3:0': 30 } };
  expect(withChat(known, withBo, { chat: null, unread })).toMatchObject({
    wanted: [withBo],
    chats: known.chats,
  });
});

test('reading here or on another screen clears the count; the other one reading moves the tick', () => {
  const known = list({ chats: [chat(1, { unreadCount: 2 })] });
  const read = { kind: 'chatRead', ...withBo, lastReadId: 10, unread: 0 } as const;
  expect(withEvents(known, [{ ...read, readerId: viewerId }], at).chats[0]?.unreadCount).toBe(0);
  expect(withEvents(known, [{ ...read, readerId: 3 }], at).chats[0]).toMatchObject({
    peerReadId: 10,
    unreadCount: 2,
  });
});

const readHere = { ...withBo, kind: 'chatRead', readerId: viewerId, unread: 0 } as const;
const peers = (id: number, lastReadId: number) => ({
  ...sent(id),
  chat: chat(1, { lastMessageId: id, lastReadId, unreadCount: 1 }),
});

test('an event that was written before the chat was read here does not make it unread', () => {
  const known = list({ chats: [chat(1, { unreadCount: 1, lastMessageId: 90, lastReadId: 10 })] });
  const read = withEvents(known, [{ ...readHere, lastReadId: 90 }], at);
  const outrun = withEvents(read, [peers(91, 10)], at + 50);
  expect(outrun.unread.count).toBe(0);
  expect(outrun.chats[0]).toMatchObject({ lastMessageId: 91, lastReadId: 90, unreadCount: 0 });
  expect(outrun.wanted).toEqual([withBo]);
  const later = withEvents(read, [peers(91, 90)], at + 50);
  expect(later.unread.count).toBe(1);
  expect(later.chats[0]).toMatchObject({ lastMessageId: 91, unreadCount: 1 });
  expect(later.wanted).toEqual([]);
});

test('what arrives with another chat just after one was read is believed, and asked again', () => {
  const known = list({ chats: [chat(1, { unreadCount: 1 }), chat(2)] });
  const read = withEvents(known, [{ ...readHere, lastReadId: 10 }], at);
  const other = { ...sent(95, { withUserId: 4 }), unread: 2, chat: chat(2, { unreadCount: 1 }) };
  const soon = withEvents(read, [other], at + 4_999);
  expect(soon.unread.count).toBe(2);
  expect(soon.wanted).toEqual([{ withUserId: 4, chatType: 0 }]);
  expect(withEvents(read, [other], at + 5_000).wanted).toEqual([]);
  expect(withEvents(known, [other], at).wanted).toEqual([]);
});

test('a deleted message makes its chat be read anew; a deleted chat goes', () => {
  const deleted = { kind: 'messageDeleted', ...withBo, messageId: 10, unread: 0 } as const;
  expect(withEvents(list(), [deleted], at).wanted).toEqual([withBo]);
  const gone = withEvents(list(), [{ kind: 'chatDeleted', ...withBo, unread: 0 }], at);
  expect(gone).toMatchObject({ count: 1 });
  expect(gone.chats.map(({ id }) => id)).toEqual([2]);
});

test('a chat that does not belong to what is shown is not added', () => {
  const shown = list({ kind: 'unread', wanted: [withBo], chats: [] });
  expect(withChat(shown, withBo, { chat: chat(1), unread })).toMatchObject({
    chats: [],
    wanted: [],
  });
});

test('a message moves its chat to the top after the server’s clock was put back', () => {
  const late = '2026-11-21T09:00:00.000Z';
  const known = list({ chats: [chat(1, { updatedAt: late, lastMessageId: 50 }), chat(2)] });
  const event = sent(90, { withUserId: chat(2).withUserId, createdAt: '2026-11-21T08:00:00.000Z' });
  const { chats } = withEvents(known, [event], at);
  expect(chats.map(({ id }) => id)).toEqual([2, 1]);
  expect(withEvents({ ...known, chats }, [event], at).chats).toEqual(chats);
});
