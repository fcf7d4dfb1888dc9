import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { postPurchases, posts } from '#src/backend/db/schema/posts.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { postConflict } from '#src/contract/posts/post-write.ts';
import { refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { newKey } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { hostileTexts, idOf, storeFile } from '../world.ts';
import { change, makePost, postOf, press } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const picture = async (owner: 'ada' | 'bo' = 'ada', rest = {}) =>
  (await storeFile(backend, owner, { purpose: 'post', ...rest })).hash;
const tryToPost = async (body: object, browser = ada) =>
  refusalOf(await browser.post('/api/v1/posts', body, newKey()));
const buy = (postId: number) =>
  backend.db
    .insert(postPurchases)
    .values({ postId, userId: idOf('bo'), amount: 500, createdAt: backend.clock() });

describe('a new post', () => {
  it('is published with its words, pictures and their texts, in their order', async () => {
    const [one, two] = [await picture(), await picture()];
    const media = [{ hash: two, alt: 'A lake' }, one];
    const post = await makePost(ada, { title: 'Title', text: hostileTexts.join('\n'), media });
    expect(post).toMatchObject({ status: 'published', title: 'Title', is_locked: false });
    expect(post.published_at).toBe(backend.clock().toISOString());
    expect(post.media.map(({ hash, alt }) => [hash, alt])).toEqual([
      [two, 'A lake'],
      [one, 'A secret lake'],
    ]);
    const seen = await postOf(await bo.get(`/api/v1/profiles/ada/posts/${post.id}`));
    expect(seen).toMatchObject({ can: { edit: false, delete: false }, purchases_count: null });
  });

  it('is one post by its key, even when the process died before it answered', async () => {
    const key = newKey();
    const first = await ada.post('/api/v1/posts', { text: 'Once' }, key);
    const again = await ada.post('/api/v1/posts', { text: 'Once' }, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.clone().json());
    await backend.db.execute('delete from idempotency_keys');
    const later = await ada.post('/api/v1/posts', { text: 'Once' }, key);
    expect(postAnswer.parse(await later.json()).data.id).toBe(
      postAnswer.parse(await first.json()).data.id,
    );
    expect(await backend.db.$count(posts, eq(posts.text, 'Once'))).toBe(1);
    expect((await ada.post('/api/v1/posts', { text: 'Once' })).status).toBe(400);
  });

  it.each([
    [{}, 'text'],
    [{ title: 'x'.repeat(121), text: 'x' }, 'title'],
    [{ text: 'x'.repeat(5_001) }, 'text'],
    [{ text: 'x', media: Array.from({ length: 11 }, () => 'x') }, 'media'],
    [{ text: 'x', media: [{ hash: 'x', alt: 'x'.repeat(1_001) }] }, 'media.0.alt'],
    [{ text: 'x', price: 500 }, 'price'],
    [{ text: 'x', is_paid: true }, 'price'],
    [{ text: 'x', is_paid: true, price: 299 }, 'price'],
    [{ text: 'x', is_paid: true, price: 10_001 }, 'price'],
    [{ text: 'x', visibility: 'friends' }, 'visibility'],
    [{ text: 'x', publish_at: '2026-05-04T10:04:59.000Z' }, 'publish_at'],
    [{ text: 'x', publish_at: '2026-08-02T10:00:01.000Z' }, 'publish_at'],
    [{ text: 'x', draft_of: 1 }, 'draft_of'],
  ])('is refused with the reason: %j', async (body, field) => {
    const { status, errors } = await tryToPost(body);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it('shows only what its author uploaded for posts or messages and what is ready, each once', async () => {
    const own = await picture();
    for (const media of [
      ['nothing'],
      [await picture('bo')],
      [await picture('ada', { purpose: 'avatar' })],
      [await picture('ada', { status: 'processing' })],
      [own, own],
    ]) {
      const { status, errors } = await tryToPost({ text: 'x', media });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [`media.${media.length - 1}`]]);
    }
  });

  it('is sold by those who may sell', async () => {
    const paid = { text: 'x', is_paid: true, price: 500 };
    expect(await tryToPost(paid, bo)).toMatchObject({ status: 403, code: 'identity_required' });
    expect(await makePost(ada, paid)).toMatchObject({ price: { amount: 500, currency: 'USD' } });
    const dee = await signedIn(backend, 'dee');
    expect(await tryToPost({ text: 'x' }, dee)).toMatchObject({ status: 403 });
  });
});

describe('an edit', () => {
  it('is stored in the version that was seen, and refused with the post as it is now', async () => {
    const post = await makePost(ada);
    const [one, two] = await Promise.all([
      change(ada, post, { title: 'From the phone' }),
      change(ada, post, { title: 'From the desk' }),
    ]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    const now = await postOf(won);
    const { code, data } = postConflict.parse(await lost.json());
    expect([code, data]).toEqual(['stale', now]);
    expect(now.updated_at > post.updated_at).toBe(true);
  });

  it('whose answer was lost is done when it is asked for again', async () => {
    const post = await makePost(ada);
    const first = await postOf(await change(ada, post, { title: 'New' }));
    expect(await postOf(await change(ada, post, { title: 'New' }))).toEqual(first);
  });

  it('is announced to those who bought before it, who keep what they bought, and leaves the price alone', async () => {
    const post = await makePost(ada, { text: 'x', is_paid: true, price: 500 });
    await buy(post.id);
    const seen = async () => postOf(await bo.get(`/api/v1/profiles/ada/posts/${post.id}`));
    expect(await seen()).toMatchObject({ is_locked: false, is_edited_after_purchase: false });
    for (const body of [{ price: 600 }, { is_paid: false }])
      expect(await refusalOf(await change(ada, post, body))).toMatchObject({
        status: 422,
        errors: { price: ['The price stays once somebody has bought.'] },
      });
    backend.advance(1_000);
    const edited = await postOf(await change(ada, post, { text: 'y', visibility: 'followers' }));
    expect(edited).toMatchObject({ purchases_count: 1, edited_at: backend.clock().toISOString() });
    expect(await seen()).toMatchObject({ text: 'x', is_edited_after_purchase: true });
  });

  it('is of one’s own posts alone', async () => {
    const post = await makePost(ada);
    for (const answer of [
      await change(bo, post, { title: 'Mine' }),
      await bo.send('DELETE', `/api/v1/posts/${post.id}`),
      await bo.get(`/api/v1/posts/${post.id}/effects`),
      ...(await Promise.all(
        ['publish', 'apply', 'unschedule', 'restore', 'duplicate'].map((name) =>
          press(bo, post.id, name),
        ),
      )),
    ])
      expect(answer.status).toBe(404);
  });
});
