import { beforeEach, describe, expect, test } from 'vitest';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { feedAnswer } from '#src/contract/posts/feed.ts';
import { ownedAnswer, uploadedAnswer } from '#src/contract/media/library.ts';
import { myPostsAnswer } from '#src/contract/posts/post-write.ts';
import type { PeopleList } from '#src/contract/people/relation.ts';
import { confirmed, signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey, subscribeTo } from '../billing/payments.ts';
import { list, post as send, read, say } from '../chat/talk.ts';
import { jpeg, upload } from '../files/uploading.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { listOf, relate } from '../people/relate.ts';
import { change, makePost, postOf, press } from '../posts/writing.ts';
import { idOf, storeFile, writePost, type Name } from '../world.ts';

const hour = 3_600_000;
let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await confirmed(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});

/** Sets the clock back an hour and advances it a minute; earlier rows keep their times. */
const putBack = () => {
  backend.setClock(-hour);
  backend.advance(60_000);
};
const mine = async (by: Browser, status: string) =>
  myPostsAnswer
    .parse(await (await by.get(`/api/v1/me/posts?status=${status}`)).json())
    .data.map(({ id }) => id);
const feed = async (by: Browser, query = '') =>
  feedAnswer.parse(await (await by.get(`/api/v1/feed${query}`)).json());
const firstOf = async (by: Browser) => (await list(by)).list.map((one) => one.with_user_id);
const peopleIn = async (by: Browser, name: PeopleList) =>
  (await listOf(by, name)).list.map((one) =>
    name === 'followers' ? one.by_user.id : one.to_user.id,
  );
const buy = async (subject: string, id: number, amount: number) => {
  const body = {
    withUserId: idOf('ada'),
    card_id: boCardId,
    expected_amount: amount,
    currency: 'USD',
  };
  const answer = await bo.post(`/api/v1/${subject}/${id}/purchase`, body, newKey());
  expect(answer.status, await answer.clone().text()).toBe(201);
};

describe('after the clock was put back an hour, what is given last stands first', () => {
  test('among chats, of both members, and of everybody that a message for all goes to', async () => {
    const fay = await signedIn(backend, 'fay');
    await say(fay, 'bo', 'One');
    await say(fay, 'ada', 'Two');
    backend.advance(5_000);
    await say(ada, 'bo', 'Three');
    expect(await firstOf(bo)).toEqual([idOf('ada'), idOf('fay')]);
    putBack();
    await say(fay, 'bo', 'Four');
    expect(await firstOf(bo)).toEqual([idOf('fay'), idOf('ada')]);
    expect(await firstOf(fay)).toEqual([idOf('bo'), idOf('ada')]);
    await relate(bo, 'ada', 'start_following');
    expect((await send(ada, 'bo', { message: 'All', rcpt: 'followers' })).status).toBe(200);
    expect(await firstOf(bo)).toEqual([idOf('ada'), idOf('fay')]);
    expect((await read(bo, 'ada')).map(({ text }) => text)).toContain('All');
  });

  test('a version of a message is later than the one before', async () => {
    const { id, updated_at: before } = await say(ada, 'bo', 'First');
    putBack();
    const body = { withUserId: idOf('bo'), messageId: id, message: 'Second' };
    expect((await ada.post('/api/v1/message/edit', body)).status).toBe(200);
    const [message] = await read(bo, 'ada');
    expect([message?.text, String(message?.updated_at) > before]).toEqual(['Second', true]);
  });

  test('among posts, which stay out', async () => {
    await relate(bo, 'ada', 'start_following');
    const before = await makePost(ada, { text: 'Before' });
    const draft = await makePost(ada, { text: 'A draft', status: 'draft' });
    putBack();
    expect((await feed(bo)).data.map(({ id }) => id)).toContain(before.id);
    const later = await makePost(ada, { text: 'Later' });
    const latest = await postOf(await press(ada, draft.id, 'publish'));
    const three = [latest.id, later.id, before.id];
    const shown = await feed(bo);
    expect(shown.data.map(({ id }) => id).slice(0, 3)).toEqual(three);
    expect((await mine(ada, 'published')).slice(0, 3)).toEqual(three);
    const counted = await bo.get(`/api/v1/feed/new_count?since_id=${before.id}`);
    expect(await counted.json()).toEqual({ count: 2 });
  });

  test('among drafts', async () => {
    const before = await makePost(ada, { text: 'Before', status: 'draft' });
    putBack();
    const later = await makePost(ada, { text: 'Later', status: 'draft' });
    expect(await mine(ada, 'draft')).toEqual([later.id, before.id]);
  });

  test('among files', async () => {
    const hashOf = async () =>
      ((await (await upload(backend, ada, await jpeg())).json()) as { fileHash: string }).fileHash;
    const before = await hashOf();
    putBack();
    const later = await hashOf();
    const { data } = uploadedAnswer.parse(await (await ada.get('/api/v1/library/uploaded')).json());
    expect(data.map(({ hash }) => hash)).toEqual([later, before]);
  });

  test('among what was bought', async () => {
    const sold = async () => {
      const media = [(await storeFile(backend, 'ada', { purpose: 'post' })).hash];
      return (await writePost(backend, 'ada', { isPaid: true, price: 500, media })).id;
    };
    const [before, later] = [await sold(), await sold()];
    const { hash } = await storeFile(backend, 'ada');
    const paid = await say(ada, 'bo', { message: 'x', fileHash: [hash], isPaid: true, price: 300 });
    await buy('posts', later, 500);
    putBack();
    await buy('messages', paid.id, 300);
    await buy('posts', before, 500);
    const { data } = ownedAnswer.parse(await (await bo.get('/api/v1/library/owned')).json());
    expect(data.map(({ purchase }) => purchase.subject_id)).toEqual([before, paid.id, later]);
  });

  test('among people', async () => {
    const fay = await signedIn(backend, 'fay');
    await relate(bo, 'ada', 'start_following');
    await relate(bo, 'dee', 'ban', { ban_type: 'mute' });
    putBack();
    await relate(fay, 'ada', 'start_following');
    await relate(bo, 'fay', 'start_following');
    await relate(bo, 'fay', 'ban', { ban_type: 'mute' });
    expect(await peopleIn(ada, 'followers')).toEqual([idOf('fay'), idOf('bo')]);
    expect(await peopleIn(bo, 'followed')).toEqual([idOf('fay'), idOf('ada')]);
    expect((await peopleIn(bo, 'blacklist'))[0]).toBe(idOf('fay'));
    expect((await subscribeTo(bo, 'ada')).status).toBe(201);
  });
});

const textFor = async (id: number) =>
  (await postOf(await bo.get(`/api/v1/profiles/ada/posts/${id}`))).text;
const sellTo = (name: Name, postId: number) =>
  backend.db
    .insert(postPurchases)
    .values({ postId, userId: idOf(name), amount: 500, createdAt: backend.clock() });
const sell = async () => {
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const words = { text: 'As sold', media: [hash], is_paid: true, price: 500 };
  return makePost(ada, words);
};

describe('what somebody bought is what they saw, wherever the clock was put', () => {
  test('of a post that is changed afterwards', async () => {
    const post = await sell();
    backend.advance(1.5 * hour);
    await buy('posts', post.id, 500);
    putBack();
    expect((await change(ada, post, { text: 'Other words' })).status).toBe(200);
    expect(await textFor(post.id)).toBe('As sold');
  });

  test('of a post that was changed before', async () => {
    const post = await sell();
    backend.advance(hour);
    // A version is kept where somebody has bought it.
    await sellTo('fay', post.id);
    expect((await change(ada, post, { text: 'New words' })).status).toBe(200);
    putBack();
    await buy('posts', post.id, 500);
    expect(await textFor(post.id)).toBe('New words');
  });
});
