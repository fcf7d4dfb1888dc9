import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagePurchases } from '#src/backend/db/schema/chat.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { chatMediaAnswer } from '#src/contract/chat/chat-media.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, storeFile } from '../world.ts';
import { act, read, say, type Words } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const ask = (by: Browser, who: 'ada' | 'bo', query = '') =>
  by.get(`/api/v1/chat/${idOf(who)}/0/media${query}`);
const mediaOf = async (by: Browser, who: 'ada' | 'bo', beforeId?: number) => {
  const answer = await ask(by, who, beforeId === undefined ? '' : `?before_id=${beforeId}`);
  expect(answer.status).toBe(200);
  return chatMediaAnswer.parse(await answer.json());
};
const hashesOf = async (by: Browser, who: 'ada' | 'bo') =>
  (await mediaOf(by, who)).data.map(({ media }) => media.hash);
const give = async (words: Words, ...hashes: string[]) => {
  for (const hash of hashes) await storeFile(backend, 'ada', { hash });
  return say(ada, 'bo', { ...words, fileHash: hashes });
};
const paid = { message: 'Only for you', isPaid: true, price: 500 };

describe('files of a chat', () => {
  it('come whole messages a page, in the order of the chat, and say how many are before', async () => {
    await follow(backend, 'bo', 'ada');
    const sent: number[] = [];
    for (let turn = 0; turn < 35; turn += 1)
      sent.push((await give({}, `first${turn}`, `second${turn}`)).id);
    await say(bo, 'ada', 'Thank you');
    const newest = await mediaOf(bo, 'ada');
    expect(newest.meta).toEqual({ before_count: 10 });
    expect(newest.data).toHaveLength(60);
    expect(newest.data[0]).toMatchObject({ message_id: sent[5], media: { hash: 'first5' } });
    expect(newest.data[0]?.media.url).toContain('/storage/first5/full?expires=');
    const older = await mediaOf(bo, 'ada', sent[5]);
    expect(older.data.map(({ media }) => media.hash)).toEqual(
      [0, 1, 2, 3, 4].flatMap((turn) => [`first${turn}`, `second${turn}`]),
    );
    expect(older.meta).toEqual({ before_count: 0 });
    expect((await mediaOf(bo, 'ada', sent[0])).data).toEqual([]);
    expect((await mediaOf(ada, 'bo')).data).toHaveLength(60);
  });

  it('that are sold are there for whoever bought them, and for their author', async () => {
    const { id } = await give(paid, 'sold');
    await give({}, 'free');
    expect(await hashesOf(bo, 'ada')).toEqual(['free']);
    expect(JSON.stringify(await mediaOf(bo, 'ada'))).not.toContain('sold');
    expect(await hashesOf(ada, 'bo')).toEqual(['sold', 'free']);
    await backend.db
      .insert(messagePurchases)
      .values({ messageId: id, userId: idOf('bo'), amount: 500, createdAt: backend.clock() });
    expect(await hashesOf(bo, 'ada')).toEqual(['sold', 'free']);
  });

  it('are counted only where they can be opened', async () => {
    await give(paid, 'sold');
    await give({}, 'free', 'sound');
    await backend.db.update(files).set({ type: 'audio' }).where(eq(files.hash, 'sound'));
    const { id } = await give({}, 'last');
    expect((await mediaOf(bo, 'ada', id)).data.map(({ media }) => media.hash)).toEqual(['free']);
    expect((await mediaOf(bo, 'ada', id)).meta.before_count).toBe(0);
  });

  const gone: Record<string, (id: number) => Promise<unknown>> = {
    'deleted for both': (messageId) =>
      ada.post('/api/v1/message/delete', {
        withUserId: idOf('bo'),
        messageId,
        chatType: 0,
        bothSides: true,
      }),
    'deleted for me': (messageId) =>
      bo.post('/api/v1/message/delete', {
        withUserId: idOf('ada'),
        messageId,
        chatType: 0,
        bothSides: false,
      }),
    'in a chat that I deleted': () => act(bo, 'ada', 'delete'),
  };
  it.each(Object.keys(gone))('are none of a message %s', async (name) => {
    const { id } = await give({}, 'old');
    await gone[name]?.(id);
    expect(await hashesOf(bo, 'ada')).toEqual([]);
    await give({}, 'new');
    expect(await hashesOf(bo, 'ada')).toEqual(['new']);
    expect(await read(bo, 'ada')).toHaveLength(1);
  });

  it('are never of a chat of two others, and 404 once one is blocked', async () => {
    await give({}, 'between');
    const fay = await signedIn(backend, 'fay');
    expect(await hashesOf(fay, 'ada')).toEqual([]);
    expect(await hashesOf(fay, 'bo')).toEqual([]);
    await ban(backend, 'ada', 'bo', 'block');
    expect((await ask(bo, 'ada')).status).toBe(404);
  });

  it.each(['x', '0', '-1', '99999999999'])('are 422 before %s', async (id) => {
    expect((await ask(bo, 'ada', `?before_id=${id}`)).status).toBe(422);
  });
});
