import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, storeFile, type Name } from '../world.ts';
import { act, list, read, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const said = (event: string) => backend.published.filter((one) => one.event.endsWith(event));

const remove = (browser: Browser, who: Name, messageId: number, bothSides: boolean) =>
  browser.post('/api/v1/message/delete', {
    withUserId: idOf(who),
    messageId,
    chatType: 0,
    bothSides,
  });
const complain = (message: string) => bo.post('/api/v1/chat/2/complaint', { message });

describe('deleting a chat', () => {
  it('is one-sided, repeatable, and the next message brings back only what is new', async () => {
    await say(ada, 'bo', 'old');
    expect(await act(bo, 'ada', 'delete')).toEqual({ success: true, unread: 0 });
    expect(await act(bo, 'ada', 'delete')).toEqual({ success: true, unread: 0 });
    expect(said('ChatDeleted')).toHaveLength(1);
    expect((await list(bo)).count).toBe(0);
    expect(await (await bo.get(`/api/v1/chat/${idOf('ada')}/0`)).json()).toMatchObject({
      chat: null,
      unread: 0,
    });
    expect(await read(ada, 'bo')).toHaveLength(1);
    await say(ada, 'bo', 'new');
    expect((await read(bo, 'ada')).map(({ text }) => text)).toEqual(['new']);
    expect((await list(bo)).list[0]).toMatchObject({ unread_count: 1 });
  });
});

describe('deleting a message', () => {
  it('for me leaves it to the other', async () => {
    const first = await say(ada, 'bo', 'first');
    const second = await say(ada, 'bo', 'second');
    backend.published.length = 0;
    expect(await (await remove(bo, 'ada', second.id, false)).json()).toEqual({ success: true });
    expect((await remove(bo, 'ada', second.id, false)).status).toBe(200);
    expect((await read(bo, 'ada')).map(({ id }) => id)).toEqual([first.id]);
    expect(await read(ada, 'bo')).toHaveLength(2);
    expect((await list(bo)).list[0]).toMatchObject({ last_message_id: first.id, unread_count: 1 });
    expect(said('MessageDeleted').map(({ channels }) => channels[0])).toEqual([
      'private-App.Models.User.3',
    ]);
  });

  it('for both is the author’s alone, and takes the unread one off', async () => {
    const { id } = await say(ada, 'bo', 'regretted');
    expect((await remove(bo, 'ada', id, true)).status).toBe(403);
    backend.published.length = 0;
    expect((await remove(ada, 'bo', id, true)).status).toBe(200);
    expect(await read(bo, 'ada')).toEqual([]);
    expect((await list(bo)).unread).toBe(0);
    expect(said('MessageDeleted')).toHaveLength(2);
    expect(said('MessageDeleted')[0]?.data).toEqual({
      with_user_id: 3,
      chat_type: 0,
      message_id: id,
      last_message_id: null,
      unread: 0,
    });
    const refreshed = await bo.post('/api/v1/message/refresh', { withUserId: 2, messageId: id });
    expect(await refreshed.json()).toEqual({ success: false, message: null });
  });

  it('for both is refused once it was bought', async () => {
    const { messagePurchases } = await import('#src/backend/db/schema/chat.ts');
    const { id } = await say(ada, 'bo', { message: 'x', isPaid: true, price: 500 });
    const bought = { messageId: id, userId: 3, amount: 500, createdAt: backend.clock() };
    await backend.db.insert(messagePurchases).values(bought);
    const answer = await remove(ada, 'bo', id, true);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'has_purchases' });
  });
});

describe('refresh and complaint', () => {
  it('gives addresses with a new end', async () => {
    const { hash } = await storeFile(backend, 'ada');
    const message = await say(ada, 'bo', { fileHash: [hash] });
    backend.advance(100 * 60_000);
    const answer = await bo.post('/api/v1/message/refresh', {
      withUserId: 2,
      messageId: message.id,
    });
    const { message: fresh } = (await answer.json()) as { message: typeof message };
    expect(fresh.media[0]?.url).not.toBe(message.media[0]?.url);
    expect(fresh.media[0]?.url).toContain(hash);
  });

  it('keeps a complaint once, and refuses an empty one', async () => {
    const { complaints } = await import('#src/backend/db/schema/people.ts');
    expect((await complain('')).status).toBe(422);
    for (let count = 0; count < 2; count += 1)
      expect(await (await complain('Rude')).json()).toMatchObject({ success: true });
    expect(await backend.db.select().from(complaints)).toHaveLength(1);
    await complain('x');
    await complain('y');
    expect((await complain('z')).status).toBe(429);
  });
});
