import { beforeEach, describe, expect, it } from 'vitest';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import { chatRead } from '#src/contract/app/realtime.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, subscribe } from '../world.ts';
import { act, list, read, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const said = (event: string) => backend.published.filter((one) => one.event.endsWith(event));

describe('a page of messages', () => {
  it('walks 70 messages back by thirty, without gap or repetition', async () => {
    const base = { authorId: 2, toUserId: 3, lowUserId: 2, highUserId: 3, chatType: 0 as const };
    const at = backend.clock();
    const rows = Array.from({ length: 70 }, (_, n) => ({
      ...base,
      text: String(n),
      createdAt: at,
      updatedAt: at,
    }));
    await backend.db.insert(messages).values(rows);
    const pages: string[][] = [];
    let beforeId: number | undefined;
    for (;;) {
      const page = await read(bo, 'ada', beforeId);
      if (page.length === 0) break;
      pages.push(page.map(({ text }) => text ?? ''));
      beforeId = Math.min(...page.map(({ id }) => id));
    }
    expect(pages.map((page) => page.length)).toEqual([30, 30, 10]);
    expect(pages.flat().toReversed()).toEqual(rows.map(({ text }) => text));
  });

  it('tells the limits and does not mark read', async () => {
    await say(ada, 'bo', 'x');
    const answer = await bo.post('/api/v1/messages', { withUserId: idOf('ada'), type: 0 });
    expect(await answer.json()).toMatchObject({ limits: { message_max: 5_000, media_max: 20 } });
    expect((await list(bo)).unread).toBe(1);
  });

  it.each([999_999, 3, 1])('is 404 for user %i of type 0 as bo', async (withUserId) => {
    expect((await bo.post('/api/v1/messages', { withUserId, type: 0 })).status).toBe(404);
  });

  it('is never of a chat of two others', async () => {
    await say(ada, 'bo', 'between us');
    const fay = await signedIn(backend, 'fay');
    expect(await read(fay, 'ada')).toEqual([]);
    expect(await read(fay, 'bo')).toEqual([]);
  });
});

describe('the chat list', () => {
  it('has latest activity first, kinds, counts and the last message', async () => {
    const fay = await signedIn(backend, 'fay');
    await say(ada, 'bo', 'from ada');
    backend.advance(1_000);
    await say(fay, 'bo', 'from fay');
    await subscribe(backend, 'bo', 'fay');
    const all = await list(bo);
    expect(all.list.map((chat) => chat.with_user.username)).toEqual(['fay', 'ada']);
    expect(all).toMatchObject({ unread: 2, count: 2, notifications: null });
    expect(all.list[0]).toMatchObject({
      last_message: { text: 'from fay' },
      is_chat_subscribed_to: true,
      is_chat_subscriber: false,
      peer_read_message_id: all.list[0]?.last_message_id,
    });
    await act(bo, 'ada', 'mark_read');
    expect((await list(bo, 'unread')).list.map((chat) => chat.with_user.username)).toEqual(['fay']);
    expect((await list(bo, 'subscriptions')).count).toBe(1);
    expect((await list(bo, 'subscribers')).count).toBe(0);
    expect((await list(fay, 'subscribers')).list[0]).toMatchObject({ is_subscriber: true });
    expect((await bo.post('/api/v1/chats/other', {})).status).toBe(404);
  });

  it('pages by offset; a chat that moved up in between comes twice, none is lost once re-read', async () => {
    const { users } = await import('#src/backend/db/schema/users.ts');
    const at = backend.clock().getTime();
    const people = Array.from({ length: 45 }, (_, n) => ({
      id: 200 + n,
      email: `p${n}@x.test`,
      username: `p${n}`,
      displayName: `P ${n}`,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    }));
    await backend.db.insert(users).values(people);
    const sides = people.map(({ id }, n) => ({
      ownerId: idOf('bo'),
      withUserId: id,
      chatType: 0 as const,
      updatedAt: new Date(at - n * 1000),
      createdAt: new Date(at),
    }));
    await backend.db.insert(chats).values(sides);
    const first = await list(bo);
    expect(first.list.map((chat) => chat.with_user_id)).toEqual(
      people.slice(0, 20).map(({ id }) => id),
    );
    const { eq } = await import('drizzle-orm');
    const moved = { updatedAt: new Date(at + 5_000) };
    await backend.db.update(chats).set(moved).where(eq(chats.withUserId, 230));
    const second = await list(bo, 'all', 20);
    const third = await list(bo, 'all', 40);
    const seen = [...first.list, ...second.list, ...third.list].map((chat) => chat.with_user_id);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(44);
    expect(seen).not.toContain(230);
    expect((await list(bo)).list[0]?.with_user_id).toBe(230);
    expect((await list(bo, 'all', 500)).list).toEqual([]);
  });

  it('hides who blocked me, and their messages', async () => {
    await say(ada, 'bo', 'x');
    await ban(backend, 'ada', 'bo', 'block');
    expect((await list(bo)).count).toBe(0);
    expect((await bo.get(`/api/v1/chat/${idOf('ada')}/0`)).status).toBe(404);
    expect((await list(ada)).list[0]).toMatchObject({ is_blacklisting: true });
  });

  it('keeps the notifications apart', async () => {
    const at = backend.clock();
    const [row] = await backend.db
      .insert(messages)
      .values({
        authorId: 1,
        toUserId: 3,
        lowUserId: 1,
        highUserId: 3,
        chatType: 1,
        text: 'Welcome',
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    await backend.db.insert(chats).values({
      ownerId: 3,
      withUserId: 1,
      chatType: 1,
      lastMessageId: row?.id ?? 0,
      unreadCount: 1,
      updatedAt: at,
      createdAt: at,
    });
    const answer = await list(bo);
    expect(answer).toMatchObject({ list: [], count: 0, unread: 1 });
    expect(answer.notifications).toMatchObject({ chat_type: 1, with_user_id: 1, unread_count: 1 });
    const page = await bo.post('/api/v1/messages', { withUserId: 1, type: 1 });
    expect(await page.json()).toMatchObject({ messages: [{ text: 'Welcome', chat_type: 1 }] });
    expect(await act(bo, 1, 'delete', 1)).toEqual({ success: true, unread: 0 });
    expect(
      await (await bo.post('/api/v1/messages', { withUserId: 1, type: 1 })).json(),
    ).toMatchObject({
      messages: [],
    });
  });
});

/** Bo's answer about one chat, or its status if not 200. */
const one = async (withUserId: number, type = 0) => {
  const answer = await bo.get(`/api/v1/chat/${withUserId}/${type}`);
  return answer.status === 200 ? answer.json() : answer.status;
};

describe('one chat', () => {
  it('names the other one where there is no chat yet, and in the chat from then on', async () => {
    const fay = await signedIn(backend, 'fay');
    expect(await one(idOf('fay'))).toMatchObject({ chat: null, person: { username: 'fay' } });
    await say(fay, 'bo', 'Hello');
    const begun = { chat: { with_user: { username: 'fay' } }, person: null };
    expect(await one(idOf('fay'))).toMatchObject(begun);
    expect(await one(1, 1)).toMatchObject({ person: null });
  });

  it('names nobody to whom they blocked', async () => {
    await ban(backend, 'fay', 'bo', 'block');
    expect(await one(idOf('fay'))).toBe(404);
  });
});

describe('mark_read', () => {
  it('is told to my other tabs and to the one who wrote, once', async () => {
    const message = await say(ada, 'bo', 'x');
    backend.published.length = 0;
    expect(await act(bo, 'ada', 'mark_read')).toEqual({ success: true, unread: 0 });
    expect(await act(bo, 'ada', 'mark_read')).toEqual({ success: true, unread: 0 });
    const events = said('ChatRead');
    expect(events.map(({ channels }) => channels[0])).toEqual([
      'private-App.Models.User.3',
      'private-App.Models.User.2',
    ]);
    const [own, peer] = events.map(({ data }) => chatRead.parse(data));
    const shared = { reader_id: 3, last_read_message_id: message.id, chat_type: 0, unread: 0 };
    expect(own).toEqual({ ...shared, with_user_id: 2 });
    expect(peer).toEqual({ ...shared, with_user_id: 3 });
    const answer = await ada.get(`/api/v1/chat/${idOf('bo')}/0`);
    expect(await answer.json()).toMatchObject({ chat: { peer_read_message_id: message.id } });
  });
});
