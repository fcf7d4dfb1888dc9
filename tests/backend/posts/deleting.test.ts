import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postPurchases, posts } from '#src/backend/db/schema/posts.ts';
import { purgeDeleted } from '#src/backend/posts/publisher.ts';
import { postConflict, postEffectsAnswer } from '#src/contract/posts/post-write.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { follow, idOf, storeFile } from '../world.ts';
import { makePost, postOf, press } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  await follow(backend, 'bo', 'ada');
});

const remove = (id: number, query = '') => ada.send('DELETE', `/api/v1/posts/${id}${query}`);
const look = (browser: Browser, id: number) => browser.get(`/api/v1/profiles/ada/posts/${id}`);
const feedIds = async (browser: Browser) =>
  ((await (await browser.get('/api/v1/feed')).json()) as { data: { id: number }[] }).data.map(
    ({ id }) => id,
  );
async function soldPost() {
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const post = await makePost(ada, { text: 'x', media: [hash], is_paid: true, price: 500 });
  await backend.db
    .insert(postPurchases)
    .values({ postId: post.id, userId: idOf('bo'), amount: 500, createdAt: backend.clock() });
  return post;
}

it('a deleted post is gone for everyone, once, and can be taken back for an hour', async () => {
  const post = await makePost(ada);
  expect((await remove(post.id)).status).toBe(204);
  expect((await remove(post.id)).status).toBe(404);
  for (const browser of [ada, bo]) expect((await look(browser, post.id)).status).toBe(404);
  expect(await feedIds(bo)).toEqual([]);
  expect(await postOf(await press(ada, post.id, 'restore'))).toEqual(post);
  expect(await postOf(await press(ada, post.id, 'restore'))).toEqual(post);
  expect(await feedIds(bo)).toEqual([post.id]);
  await remove(post.id);
  backend.advance(3_600_001);
  ada = await signedIn(backend, 'ada');
  expect((await press(ada, post.id, 'restore')).status).toBe(404);
  await purgeDeleted(backend);
  expect(await backend.db.$count(posts, eq(posts.id, post.id))).toBe(0);
});

it('a bought post is deleted once its effects were accepted, and its buyers keep it', async () => {
  const { id } = await soldPost();
  const effects = postEffectsAnswer.parse(
    await (await ada.get(`/api/v1/posts/${id}/effects`)).json(),
  ).data;
  expect(effects).toMatchObject({ purchases: 1, refunds: 0, buyers: [{ username: 'bo' }] });
  for (const query of ['', '?accept_purchases=0', '?accept_purchases=2', '?accept_purchases=x']) {
    const answer = await remove(id, query);
    expect(answer.status).toBe(409);
    expect(postConflict.parse(await answer.json())).toMatchObject({
      code: 'has_purchases',
      effects,
    });
  }
  expect((await remove(id, '?accept_purchases=1')).status).toBe(204);
  expect((await look(ada, id)).status).toBe(404);
  expect((await look(await signedIn(backend, 'fay'), id)).status).toBe(404);
  backend.advance(3_600_001);
  await purgeDeleted(backend);
  bo = await signedIn(backend, 'bo');
  const kept = await postOf(await look(bo, id));
  expect(kept).toMatchObject({ text: 'x', is_purchased: true });
  expect((await bo.get(kept.media[0]?.url ?? '')).status).toBe(200);
});

it('who pays in the moment of the deletion keeps the post, and nobody pays after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makePost(ada, { text: 'x', is_paid: true, price: 500 });
    const buy = () =>
      bo.post(
        `/api/v1/posts/${id}/purchase`,
        { expected_amount: 500, currency: 'USD', card_id: boCardId },
        newKey(),
      );
    const [deleted, bought] = await Promise.all([remove(id), buy()]);
    const isThere = (await look(bo, id)).status === 200;
    expect(isThere).toBe(bought.status === 201 || deleted.status !== 204);
    await remove(id, '?accept_purchases=1');
    expect([404, 409]).toContain((await buy()).status);
  }
});

it('a hidden post leaves the lists of one member until it is shown again', async () => {
  const { id } = await makePost(ada);
  for (let round = 0; round < 2; round += 1) {
    expect((await press(bo, id, 'hide')).status).toBe(200);
    expect(await feedIds(bo)).toEqual([]);
    expect(await postOf(await look(bo, id))).toMatchObject({ is_hidden: true });
  }
  expect((await bo.send('DELETE', `/api/v1/posts/${id}/hide`)).status).toBe(200);
  expect(await feedIds(bo)).toEqual([id]);
});
