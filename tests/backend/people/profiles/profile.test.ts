import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { profileAnswer, profilePostsAnswer } from '#src/contract/people/profile.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import {
  ban,
  follow,
  hostileTexts,
  idOf,
  storeFile,
  subscribe,
  writePost,
  type Name,
} from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
let guest: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [bo, guest] = [await signedIn(backend, 'bo'), await openBrowser(backend)];
});

const look = async (browser: Browser, username: string) => {
  const answer = await browser.get(`/api/v1/profiles/${username}`);
  expect(answer.status).toBe(200);
  return profileAnswer.parse(await answer.json()).data;
};
const postsOf = async (browser: Browser, query = '') => {
  const answer = await browser.get(`/api/v1/profiles/ada/posts${query}`);
  expect(answer.status).toBe(200);
  return profilePostsAnswer.parse(await answer.json());
};
const idsOf = async (browser: Browser, query = '') =>
  (await postsOf(browser, query)).data.map(({ id }) => id);
const change = (name: Name, values: Partial<typeof users.$inferInsert>) =>
  backend.db
    .update(users)
    .set(values)
    .where(eq(users.id, idOf(name)));

describe('a profile', () => {
  it('tells a guest its public part', async () => {
    const banner = await storeFile(backend, 'ada', { purpose: 'banner', width: 1280, height: 427 });
    const bannerAlign = { x: 40, y: 60, scale: 1.5 };
    await change('ada', { banner: banner.hash, bannerAlign, followersCount: 7 });
    await writePost(backend, 'ada', { media: [(await storeFile(backend, 'ada')).hash] });
    await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
    await writePost(backend, 'ada', { minutes: -10 });
    const seen = await look(guest, 'ADA');
    expect(seen).toMatchObject({
      id: 2,
      username: 'ada',
      is_creator: true,
      is_verified: true,
      posts_count: 1,
      media_count: 1,
      followers_count: 7,
      subscription_price: { amount: 999, currency: 'USD' },
      banner: {
        url: `/storage/${banner.hash}/full`,
        thumb_url: `/storage/${banner.hash}/thumb`,
        width: 1280,
        height: 427,
        placeholder: '#204060',
      },
      banner_align: bannerAlign,
      avatar_align: { x: 50, y: 50, scale: 1 },
      is_self: false,
      is_follower: false,
      subscription: null,
      relation: null,
    });
    expect((await guest.get(seen.banner?.url ?? '')).status).toBe(200);
    expect(JSON.stringify(seen)).not.toMatch(/@|email|password|two_factor|token/i);
  });

  it('tells a member how they stand to it, and itself that it is theirs', async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'ada', -1);
    await ban(backend, 'bo', 'ada', 'mute');
    expect(await look(bo, 'ada')).toMatchObject({
      is_follower: true,
      is_subscriber: false,
      subscription: { is_expired: true, is_auto_renewable: true, months: 1 },
      is_blacklisting: true,
      is_blacklisted_by: false,
      relation: { is_follower: true, is_followed_by: false, ban_type: 'mute' },
    });
    expect(await look(await signedIn(backend, 'ada'), 'bo')).toMatchObject({
      is_follower: false,
      is_blacklisted_by: false,
      relation: { is_followed_by: true, is_subscribed_by: false },
    });
    expect(await look(bo, 'bo')).toMatchObject({ is_self: true, relation: null });
  });

  it('carries every text as it is', async () => {
    for (const text of hostileTexts) {
      await change('ada', { about: text, displayName: text });
      expect(await look(guest, 'ada')).toMatchObject({ about: text, display_name: text });
    }
  });

  it('is 404 for nobody, the deleted, the product itself, and from who blocked me', async () => {
    await ban(backend, 'ada', 'bo', 'block');
    const names = ['nobody', 'eli', 'fanfare-team', 'ada', '%F0%9F%98%80', "'", '..%2Fme'];
    for (const name of names)
      for (const path of [name, `${name}/posts`, `${name}/posts/1`])
        expect((await bo.get(`/api/v1/profiles/${path}`)).status, path).toBe(404);
    expect((await guest.get('/api/v1/profiles/ada')).status).toBe(200);
    expect(await look(await signedIn(backend, 'eli'), 'eli')).toMatchObject({ is_self: true });
  });
});

describe('posts of a profile', () => {
  it('are those that are out, the latest first, of all kinds, pictured, or paid', async () => {
    const picture = (await storeFile(backend, 'ada', { purpose: 'post' })).hash;
    const plain = await writePost(backend, 'ada', { minutes: 5 });
    const pictured = await writePost(backend, 'ada', { minutes: 4, media: [picture] });
    const paid = await writePost(backend, 'ada', { minutes: 3, isPaid: true, price: 500 });
    const inner = await writePost(backend, 'ada', { minutes: 2, visibility: 'subscribers' });
    await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
    await writePost(backend, 'ada', { minutes: -1 });
    await writePost(backend, 'fay');
    expect(await idsOf(guest)).toEqual([inner, paid, pictured, plain].map(({ id }) => id));
    expect(await idsOf(bo, '?filter=all')).toEqual(await idsOf(guest));
    expect(await idsOf(bo, '?filter=media')).toEqual([pictured.id]);
    expect(await idsOf(bo, '?filter=paid')).toEqual([paid.id]);
    expect((await bo.get('/api/v1/profiles/ada/posts?filter=secret')).status).toBe(422);
    expect(await idsOf(await signedIn(backend, 'ada'))).toHaveLength(4);
  });

  it('are locked for whom they are not, without text or address', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    const rest = { text: 'The secret text', media: [hash] };
    await writePost(backend, 'ada', { ...rest, visibility: 'subscribers', minutes: 2 });
    const paid = await writePost(backend, 'ada', { ...rest, isPaid: true, price: 500 });
    for (const browser of [guest, bo]) {
      const page = await postsOf(browser);
      expect(page.data.map(({ is_locked }) => is_locked)).toEqual([true, true]);
      expect(JSON.stringify(page)).not.toMatch(/The secret text|\/storage\/file|A secret lake/);
    }
    await subscribe(backend, 'bo', 'ada');
    const bought = { postId: paid.id, userId: idOf('bo'), amount: 500 };
    await backend.db.insert(postPurchases).values({ ...bought, createdAt: backend.clock() });
    expect((await postsOf(bo)).data.map(({ is_locked }) => is_locked)).toEqual([false, false]);
  });

  it('come in pages of twenty that new posts do not shift', async () => {
    for (let minutes = 1; minutes <= 45; minutes += 1) await writePost(backend, 'ada', { minutes });
    const first = await postsOf(bo);
    expect(first.data).toHaveLength(20);
    expect(first.meta).toMatchObject({ per_page: 20, prev_cursor: null });
    await writePost(backend, 'ada');
    const next = new URL(first.links.next ?? '');
    expect(next.pathname).toBe('/api/v1/profiles/ada/posts');
    const second = await postsOf(bo, next.search);
    const third = await postsOf(bo, `?cursor=${second.meta.next_cursor}`);
    expect(third.meta.next_cursor).toBeNull();
    const seen = [...first.data, ...second.data, ...third.data].map(({ id }) => id);
    expect(new Set(seen).size).toBe(45);
    expect(await idsOf(bo, '?cursor=rubbish')).toHaveLength(20);
  });

  it('of somebody I muted or blocked are there when I go and look', async () => {
    const { id } = await writePost(backend, 'ada');
    for (const type of ['mute', 'restrict'] as const) {
      await ban(backend, 'bo', 'ada', type);
      expect(await idsOf(bo)).toEqual([id]);
      await bo.post('/api/v1/people/2/forgive');
    }
    await bo.post('/api/v1/people/2/ban', { ban_type: 'block' });
    expect(await idsOf(bo)).toEqual([id]);
  });
});
