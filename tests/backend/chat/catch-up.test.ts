import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { messagePurchases, messages } from '#src/backend/db/schema/chat.ts';
import { audienceAnswer } from '#src/contract/chat/audience.ts';
import { chatsAnswer, messagesAnswer } from '#src/contract/chat/chat.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, subscribe, type Name } from '../world.ts';
import { act, say } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const ask = async (browser: Browser, who: Name, more: object = {}) => {
  const body = { withUserId: idOf(who), type: 0, ...more };
  const answer = await browser.post('/api/v1/messages', body);
  expect(answer.status).toBe(200);
  return messagesAnswer.parse(await answer.json());
};
const askList = async (browser: Browser, more: object = {}, kind = 'all') =>
  chatsAnswer.parse(await (await browser.post(`/api/v1/chats/${kind}`, more)).json());
const remove = (browser: Browser, who: Name, messageId: number, bothSides: boolean) =>
  browser.post('/api/v1/message/delete', {
    withUserId: idOf(who),
    messageId,
    chatType: 0,
    bothSides,
  });

it('brings what is new, edited, bought and deleted since, and nothing else', async () => {
  const old = await say(ada, 'bo', 'Stays');
  const edited = await say(ada, 'bo', 'Helo');
  const gone = await say(ada, 'bo', 'Never mind');
  const paid = await say(ada, 'bo', { message: 'Secret', isPaid: true, price: 400 });
  const { cursor } = await ask(bo, 'ada');
  const quiet = await ask(bo, 'ada', { changedSince: cursor });
  expect(quiet).toMatchObject({ messages: [], deleted: [], has_more: false, is_reset: false });

  await ada.post('/api/v1/message/edit', { withUserId: 3, messageId: edited.id, message: 'Hi' });
  await remove(ada, 'bo', gone.id, true);
  await backend.db
    .insert(messagePurchases)
    .values({ messageId: paid.id, userId: 3, amount: 400, createdAt: backend.clock() });
  await backend.db
    .update(messages)
    .set({ updatedAt: backend.clock() })
    .where(sql`id = ${paid.id}`);
  const fresh = await say(bo, 'ada', 'New');
  const caught = await ask(bo, 'ada', { changedSince: quiet.cursor });
  expect(caught.messages.map(({ id, text }) => [id, text])).toEqual([
    [edited.id, 'Hi'],
    [paid.id, 'Secret'],
    [fresh.id, 'New'],
  ]);
  expect(caught.deleted).toEqual([gone.id]);
  expect(caught.messages.map(({ id }) => id)).not.toContain(old.id);
  const again = await ask(bo, 'ada', { changedSince: caught.cursor });
  expect(again).toMatchObject({ messages: [], deleted: [] });
});

it('tells each side its own deletions, and where the chat was deleted', async () => {
  const first = await say(ada, 'bo', 'One');
  const { cursor } = await ask(bo, 'ada');
  await remove(bo, 'ada', first.id, false);
  expect((await ask(bo, 'ada', { changedSince: cursor })).deleted).toEqual([first.id]);
  expect((await ask(ada, 'bo', { changedSince: cursor })).deleted).toEqual([]);
  await act(ada, 'bo', 'delete');
  const second = await say(bo, 'ada', 'Two');
  const caught = await ask(ada, 'bo', { changedSince: cursor });
  expect(caught.hidden_before_id).toBe(first.id);
  expect(caught.messages.map(({ id }) => id)).toEqual([second.id]);
});

it('leaves out what changed before the part that is loaded, and pages what is much', async () => {
  const { cursor } = await ask(bo, 'ada');
  const now = backend.clock();
  const rows = Array.from({ length: 230 }, (_, index) => ({
    authorId: 2,
    toUserId: 3,
    lowUserId: 2,
    highUserId: 3,
    chatType: 0 as const,
    text: `${index}`,
    createdAt: now,
    updatedAt: now,
  }));
  const stored = await backend.db.insert(messages).values(rows).returning({ id: messages.id });
  const last = stored.at(-1)?.id ?? 0;
  const few = await ask(bo, 'ada', { changedSince: cursor, fromId: last - 9 });
  expect(few.messages).toHaveLength(10);
  const seen: number[] = [];
  let page = await ask(bo, 'ada', { changedSince: cursor });
  seen.push(...page.messages.map(({ id }) => id));
  // Written between two pages: the last page's mark is from before it, so the next catch-up has it.
  const between = await say(bo, 'ada', 'Between');
  for (let turns = 0; page.has_more && turns < 5; turns += 1) {
    page = await ask(bo, 'ada', { changedSince: page.cursor });
    seen.push(...page.messages.map(({ id }) => id));
  }
  expect(new Set([...seen, between.id]).size).toBe(231);
  const rest = await ask(bo, 'ada', { changedSince: page.cursor });
  expect(rest.messages.map(({ id }) => id)).toContain(between.id);
});

it('starts anew from a mark that this database never gave', async () => {
  await say(ada, 'bo', 'One');
  for (const changedSince of ['nonsense', '999999999999', '1.2', '-1'])
    expect(await ask(bo, 'ada', { changedSince })).toMatchObject({
      is_reset: true,
      messages: [{ text: 'One' }],
    });
});

it('is not fooled by a transaction that ends after a later one', async () => {
  const { cursor: before } = await ask(bo, 'ada');
  expect(Number(before)).toBeGreaterThan(0);
  const { rows } = await backend.db.execute<{ changed_in: number; now: number }>(sql`
    insert into messages (author_id, to_user_id, low_user_id, high_user_id, chat_type, text,
      created_at, updated_at) values (2, 3, 2, 3, 0, 'x', now(), now())
    returning changed_in, pg_current_xact_id()::text::bigint as now`);
  expect(rows[0]?.changed_in).toBe(rows[0]?.now);
  expect(rows[0]?.changed_in).toBeGreaterThanOrEqual(Number(before));
});

it('brings the chats that changed, and takes away those that left the list', async () => {
  await say(ada, 'bo', 'One');
  await say(await signedIn(backend, 'fay'), 'bo', 'Two');
  const { cursor } = await askList(bo);
  expect(await askList(bo, { changedSince: cursor })).toMatchObject({ list: [], gone: [] });
  const [newest] = (await ask(bo, 'ada')).messages;
  await ada.post('/api/v1/message/edit', {
    withUserId: 3,
    messageId: newest?.id,
    message: 'One!',
  });
  await act(bo, 'fay', 'delete');
  const caught = await askList(bo, { changedSince: cursor });
  expect(caught).toMatchObject({ count: 1, unread: 1, is_reset: false });
  expect(caught.list.map((chat) => chat.last_message?.text)).toEqual(['One!']);
  expect(caught.gone).toEqual([{ with_user_id: idOf('fay'), chat_type: 0 }]);
  const reading = await askList(ada);
  await act(bo, 'ada', 'mark_read');
  const read = await askList(ada, { changedSince: reading.cursor });
  expect(read.list).toMatchObject([{ with_user_id: 3, peer_read_message_id: newest?.id }]);
  const unread = await askList(bo, { changedSince: caught.cursor }, 'unread');
  expect(unread.gone).toEqual([{ with_user_id: idOf('ada'), chat_type: 0 }]);
});

it('takes a chat out of a list after a block, and is whole after a reset', async () => {
  await say(ada, 'bo', 'One');
  const { cursor } = await askList(bo);
  await ada.post('/api/v1/people/3/ban', { ban_type: 'block' });
  const caught = await askList(bo, { changedSince: cursor });
  expect(caught).toMatchObject({ list: [], gone: [{ with_user_id: 2 }] });
  expect(await askList(ada, { changedSince: 'x' })).toMatchObject({
    is_reset: true,
    list: [{ with_user_id: 3 }],
  });
});

it('finds chats by name and username, whatever is typed', async () => {
  for (const name of ['bo', 'fay', 'cy'] as const) await say(ada, name, 'Hello');
  const found = async (search: string) =>
    (await askList(ada, { search })).list.map(({ with_user }) => with_user.username);
  expect(await found('FA')).toEqual(['fay']);
  expect(await found('lindq')).toEqual(['bo']);
  expect(await askList(ada, { search: 'fay' })).toMatchObject({ count: 1 });
  for (const hostile of ['%', '_', String.raw`\\`, "'; drop table chats; --"])
    expect(await found(hostile)).toEqual([]);
  expect(await found(' ')).toHaveLength(3);
});

it('counts an audience as a mass message would reach it', async () => {
  for (const name of ['bo', 'fay', 'eli', 'dee'] as const) await follow(backend, name, 'ada');
  await subscribe(backend, 'cy', 'ada');
  await subscribe(backend, 'bo', 'ada');
  await ban(backend, 'fay', 'ada', 'restrict');
  const answer = await ada.get('/api/v1/chat/audience');
  expect(audienceAnswer.parse(await answer.json()).data).toEqual({
    followers: { recipients: 2, excluded: 2 },
    subscribers: { recipients: 2, excluded: 0 },
    all: { recipients: 3, excluded: 2 },
  });
  expect((await bo.get('/api/v1/chat/audience')).status).toBe(403);
});
