import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { posts } from '#src/backend/db/schema/posts.ts';
import { feedAnswer } from '#src/contract/posts/feed.ts';
import { exploreAnswer } from '#src/contract/posts/explore.ts';
import { suggestionsAnswer } from '#src/contract/people/people.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, follow, hostileTexts, idOf, subscribe, writePost } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const feed = async (browser = bo, cursor?: string) => {
  const answer = await browser.get(
    `/api/v1/feed${cursor === undefined ? '' : `?cursor=${cursor}`}`,
  );
  expect(answer.status).toBe(200);
  return feedAnswer.parse(await answer.json());
};
const idsOf = async (browser = bo) => (await feed(browser)).data.map(({ id }) => id);

const newSince = async (since: number) =>
  (await (await bo.get(`/api/v1/feed/new_count?since_id=${since}`)).json()) as {
    count: number;
  };
const explore = async (query = '', browser?: Browser) => {
  const answer = await (browser ?? (await openBrowser(backend))).get(`/api/v1/explore${query}`);
  expect(answer.status).toBe(200);
  return exploreAnswer.parse(await answer.json());
};
const suggested = async () =>
  suggestionsAnswer
    .parse(await (await bo.get('/api/v1/suggestions')).json())
    .data.map(({ username }) => username);
const askAvatars = (userIds: number[]) => bo.post('/api/v1/people/avatars', { userIds });
const status = async (path: string, browser = bo) =>
  (await browser.get(`/api/v1/profiles/${path}`)).status;

const exploredIds = async (query: string) => (await explore(query)).data.map(({ item }) => item.id);

describe('whose posts the feed holds', () => {
  it('mine, of those I follow, of those I subscribe to, newest first', async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'fay');
    const ada = await writePost(backend, 'ada', { minutes: 3 });
    const fay = await writePost(backend, 'fay', { minutes: 2 });
    const mine = await writePost(backend, 'bo', { minutes: 1 });
    await writePost(backend, 'cy');
    expect(await idsOf()).toEqual([mine.id, fay.id, ada.id]);
  });

  it('no drafts, nothing of the future, of ended subscriptions, of the muted, blocked or deleted', async () => {
    for (const name of ['ada', 'eli'] as const) await follow(backend, 'bo', name);
    await subscribe(backend, 'bo', 'fay', -1);
    await writePost(backend, 'fay');
    await writePost(backend, 'eli');
    await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
    await writePost(backend, 'ada', { minutes: -10 });
    expect(await idsOf()).toEqual([]);
    const { id } = await writePost(backend, 'ada');
    expect(await idsOf()).toEqual([id]);
    await ban(backend, 'bo', 'ada', 'mute');
    expect(await idsOf()).toEqual([]);
  });

  it('not for guests, the unverified and the deleted', async () => {
    expect((await (await openBrowser(backend)).get('/api/v1/feed')).status).toBe(401);
    for (const name of ['dee', 'eli'])
      expect((await (await signedIn(backend, name)).get('/api/v1/feed')).status).toBe(403);
  });
});

describe('pages', () => {
  it('of ten, there and back, with the newest id on each', async () => {
    await follow(backend, 'bo', 'ada');
    for (let minutes = 0; minutes < 25; minutes += 1) await writePost(backend, 'ada', { minutes });
    const first = await feed();
    const second = await feed(bo, first.meta.next_cursor ?? '');
    const third = await feed(bo, second.meta.next_cursor ?? '');
    expect([first, second, third].map(({ data }) => data.length)).toEqual([10, 10, 5]);
    expect(third.meta.next_cursor).toBeNull();
    expect(first.meta.prev_cursor).toBeNull();
    for (const page of [first, second, third])
      expect(page.meta).toMatchObject({ newest_id: first.data[0]?.id, per_page: 10 });
    const back = await feed(bo, third.meta.prev_cursor ?? '');
    expect(back.data.map(({ id }) => id)).toEqual(second.data.map(({ id }) => id));
    const next = new URL(first.links.next ?? '');
    expect(next.searchParams.get('cursor')).toBe(first.meta.next_cursor);
  });

  it('an unreadable cursor is the first page', async () => {
    const { id } = await writePost(backend, 'bo');
    const cursors = [
      'rubbish',
      '%00',
      Buffer.from('[]').toString('base64url'),
      Buffer.from('{"published_at":"never","id":1}').toString('base64url'),
      Buffer.from('{"published_at":"2026-01-01","id":1e300}').toString('base64url'),
      Buffer.from('{"likes_count":3,"id":1}').toString('base64url'),
    ];
    for (const cursor of cursors) {
      const page = await feed(bo, cursor);
      expect(page.data.map((post) => post.id)).toEqual([id]);
      expect(page.meta.prev_cursor).toBeNull();
    }
  });

  it('counts what is newer than the newest known', async () => {
    await follow(backend, 'bo', 'ada');
    const old = await writePost(backend, 'ada', { minutes: 9 });
    expect(await newSince(old.id)).toEqual({ count: 0 });
    await writePost(backend, 'ada', { minutes: 20 });
    await writePost(backend, 'ada', { minutes: 1 });
    await writePost(backend, 'cy', { minutes: 1 });
    expect(await newSince(old.id)).toEqual({ count: 1 });
    await backend.db.delete(posts).where(eq(posts.id, old.id));
    expect(await newSince(old.id)).toEqual({ count: 2 });
  });
});

describe('likes', () => {
  it('are counted once and taken back once', async () => {
    const { id } = await writePost(backend, 'ada');
    const like = async (method: string) =>
      (await (await bo.send(method, `/api/v1/posts/${id}/like`)).json()) as unknown;
    expect(await like('POST')).toEqual({ success: true, likes_count: 1 });
    expect(await like('POST')).toEqual({ success: true, likes_count: 1 });
    const post = await bo.get(`/api/v1/profiles/ada/posts/${id}`);
    expect(await post.json()).toMatchObject({ data: { is_liked: true, likes_count: 1 } });
    expect(await like('DELETE')).toEqual({ success: true, likes_count: 0 });
    expect(await like('DELETE')).toEqual({ success: true, likes_count: 0 });
    for (const path of ['999999', 'x', '99999999999'])
      expect((await bo.post(`/api/v1/posts/${path}/like`)).status).toBe(404);
  });
});

describe('explore', () => {
  it('shows guests the public posts only, the most liked first when asked', async () => {
    const quiet = await writePost(backend, 'ada', { minutes: 1 });
    const loved = await writePost(backend, 'fay', { minutes: 9, likesCount: 5 });
    await writePost(backend, 'ada', { visibility: 'followers' });
    await writePost(backend, 'ada', { visibility: 'subscribers' });
    expect(await exploredIds('')).toEqual([quiet.id, loved.id]);
    expect(await exploredIds('?sort=popular')).toEqual([loved.id, quiet.id]);
  });

  it('finds people first, then posts, and never by the text of a paid one', async () => {
    await writePost(backend, 'fay', { title: 'Ada sang with me', text: 'x' });
    await writePost(backend, 'fay', { title: 'y', text: 'ada inside', isPaid: true, price: 500 });
    const found = await explore('?q=ada');
    expect(found.data.map(({ type }) => type)).toEqual(['user', 'post']);
    expect(found.data[0]?.item).toMatchObject({ username: 'ada' });
    expect((await explore('?q=%25')).data).toEqual([]);
    expect(
      (await (await openBrowser(backend)).get(`/api/v1/explore?q=${'x'.repeat(101)}`)).status,
    ).toBe(422);
  });

  it('hides from a member whom they muted or blocked', async () => {
    await writePost(backend, 'ada');
    await ban(backend, 'bo', 'ada', 'block');
    expect((await explore('?q=ada', bo)).data).toEqual([]);
    expect((await explore('', bo)).data).toEqual([]);
  });
});

describe('people', () => {
  it('suggests creators one does not follow yet', async () => {
    expect((await suggested()).toSorted()).toEqual(['ada', 'fay']);
    await follow(backend, 'bo', 'ada');
    await ban(backend, 'fay', 'bo', 'block');
    expect(await suggested()).toEqual([]);
  });

  it('answers avatars of known ids, at most a hundred', async () => {
    const answer = (await (await askAvatars([2, 2, 3, 999_999])).json()) as {
      avatars: { id: number }[];
    };
    expect(answer.avatars.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect((await askAvatars(Array.from({ length: 101 }, (_, n) => n + 1))).status).toBe(422);
    expect((await askAvatars([])).status).toBe(422);
  });
});

describe('one post', () => {
  it('carries every text as it is', async () => {
    for (const text of hostileTexts) {
      const { id } = await writePost(backend, 'ada', { title: text, text });
      const answer = await bo.get(`/api/v1/profiles/ADA/posts/${id}`);
      expect(await answer.json()).toMatchObject({ data: { title: text, text } });
    }
  });

  it('is 404 for drafts of others, under another name, and from who blocked me', async () => {
    const draft = await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
    const { id } = await writePost(backend, 'ada');
    expect(await status(`ada/posts/${draft.id}`)).toBe(404);
    expect(await status(`ada/posts/${draft.id}`, await signedIn(backend, 'ada'))).toBe(200);
    expect(await status(`fay/posts/${id}`)).toBe(404);
    expect(await status(`ada/posts/${id}`, await openBrowser(backend))).toBe(200);
    await ban(backend, 'ada', 'bo', 'block');
    expect(await status(`ada/posts/${id}`)).toBe(404);
    expect(idOf('ada')).toBe(2);
  });
});
