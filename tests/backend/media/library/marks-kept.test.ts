import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { postPurchases, posts } from '#src/backend/db/schema/posts.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { change, makePost, press } from '../../posts/writing.ts';
import { follow, idOf, storeFile, writePost, type Name } from '../../world.ts';
import {
  day,
  filesOf,
  markOf,
  minute,
  openMarks,
  price,
  refund,
  sold,
  ways,
  type MarksWorld,
} from './marks-world.ts';

let world: MarksWorld;
beforeEach(async () => {
  world = await openMarks();
});

const remove = (by: Browser, who: Name, messageId: number, bothSides: boolean) =>
  by.post('/api/v1/message/delete', { withUserId: idOf(who), messageId, chatType: 0, bothSides });

const giveFree = async () => (await say(world.ada, 'bo', { fileHash: [world.hash] })).id;

const emptied = { text: '.', media: [] };
const edit = async (id: number, body: object) => {
  const answer = await world.ada.get(`/api/v1/profiles/ada/posts/${id}`);
  const { data } = postAnswer.parse(await answer.json());
  expect((await change(world.ada, data, body)).status).toBe(200);
};

describe('a message', () => {
  test('that was deleted for both was never sent and is not for sale', async () => {
    const { ada } = world;
    const free = await giveFree();
    const paid = await ways.message.sell(world);
    expect((await remove(ada, 'bo', free, true)).status).toBe(200);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'offered' });
    expect((await remove(ada, 'bo', paid, true)).status).toBe(200);
    expect(await markOf(ada, 'bo')).toBeNull();
  });

  test('that one of the two deleted for themselves stays what it was', async () => {
    const { ada, bo } = world;
    const paid = await ways.message.sell(world);
    await remove(bo, 'ada', paid, false);
    await remove(ada, 'bo', paid, false);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'offered', price });
    const free = await giveFree();
    await remove(bo, 'ada', free, false);
    await remove(ada, 'bo', free, false);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'sent' });
    const bought = await sold(world, ways.message);
    await remove(bo, 'ada', bought, false);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'bought' });
  });
});

describe('a post that was sold', () => {
  test('with a file that it shows no more: its buyer has it, until it is given back', async () => {
    const { backend, ada, at } = world;
    const id = await sold(world, ways.post);
    backend.advance(minute);
    await edit(id, emptied);
    expect(await filesOf(ada, 'bo')).toMatchObject([
      { posts: 1, mark: { kind: 'bought', at: at(1), price: null } },
    ]);
    expect(await markOf(ada, 'fay')).toBeNull();
    await refund(world);
    expect(await markOf(ada, 'bo')).toBeNull();
  });

  test('to one who bought it after the file was taken out gives them nothing of it', async () => {
    const { backend, ada } = world;
    const id = await ways.post.sell(world);
    const fay = { postId: id, userId: idOf('fay'), amount: 500, createdAt: backend.clock() };
    await backend.db.insert(postPurchases).values(fay);
    backend.advance(minute);
    await edit(id, emptied);
    backend.advance(minute);
    expect((await ways.post.buy(world, id)).status).toBe(201);
    expect(await markOf(ada, 'bo')).toBeNull();
    expect(await markOf(ada, 'fay')).toMatchObject({ kind: 'bought' });
  });

  test('and deleted: its buyer has it, and nobody else', async () => {
    const { ada } = world;
    const id = await sold(world, ways.post);
    const path = `/api/v1/posts/${id}?accept_purchases=1`;
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'bought' });
    expect(await markOf(ada, 'fay')).toBeNull();
  });
});

describe('a post', () => {
  test('that is not out, or was deleted, shows nothing to anybody', async () => {
    const { backend, ada, hash } = world;
    const media = [hash];
    await makePost(ada, { text: 'x', media, status: 'draft' });
    const publish_at = new Date(backend.clock().getTime() + day).toISOString();
    await makePost(ada, { text: 'x', media, publish_at });
    const gone = await makePost(ada, { text: 'x', media });
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'shown' });
    await backend.db.update(posts).set({ deletedAt: backend.clock() }).where(eq(posts.id, gone.id));
    const out = await makePost(ada, { text: 'Without' });
    const edit = { text: 'y', media, status: 'draft', draft_of: out.id };
    const { id, updated_at } = await makePost(ada, edit);
    expect(await markOf(ada, 'bo')).toBeNull();
    expect((await filesOf(ada, 'bo'))[0]?.posts).toBe(4);
    expect((await press(ada, id, 'apply', { updated_at })).status).toBe(200);
    expect(await markOf(ada, 'bo')).toMatchObject({ kind: 'shown' });
  });

  test('is marked for whom it is open: followers, subscribers, and none who is not verified', async () => {
    const { backend, ada } = world;
    await follow(backend, 'cy', 'ada');
    await follow(backend, 'dee', 'ada');
    await ways.post.give(world, { visibility: 'followers' });
    const kinds = async () =>
      Promise.all(
        (['bo', 'cy', 'dee', 'fay'] as const).map(
          async (name) => (await markOf(ada, name))?.kind ?? null,
        ),
      );
    expect(await kinds()).toEqual(['shown', 'shown', null, null]);
    await ways.post.give(world);
    expect(await kinds()).toEqual(['shown', 'shown', 'shown', 'shown']);
  });

  test('for sale that subscribers read for nothing is shown while they are, then offered', async () => {
    const { backend, at } = world;
    await ways.post.sell(world, { is_free_for_subscribers: true });
    expect(await markOf(world.ada, 'bo')).toMatchObject({ kind: 'shown', price: null });
    expect(await markOf(world.ada, 'fay')).toEqual({ kind: 'offered', at: at(0), price });
    backend.advance(31 * day);
    expect(await markOf(await signedIn(backend, 'ada'), 'bo')).toMatchObject({
      kind: 'offered',
      price,
    });
  });
});

test('each file says how many posts show it, now or when they were sold, whoever is asked about', async () => {
  const { backend, ada, hash } = world;
  const other = await storeFile(backend, 'ada', { createdAt: new Date(0) });
  await storeFile(backend, 'ada', { createdAt: new Date(-day) });
  const id = await sold(world, ways.post);
  await edit(id, { text: 'Other words beside it' });
  expect((await filesOf(ada)).map((file) => file.posts)).toEqual([1, 0, 0]);
  await writePost(backend, 'ada', { media: [hash, other.hash] });
  await edit(id, emptied);
  await writePost(backend, 'ada', { media: [hash] });
  for (const about of [undefined, 'bo', 'fay'] as const)
    expect((await filesOf(ada, about)).map((file) => file.posts)).toEqual([3, 1, 0]);
  const uses = await ada.get(`/api/v1/files/${hash}/uses`);
  expect(await uses.json()).toMatchObject({ data: { posts: { count: 3 } } });
});
