import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { comments } from '#src/backend/db/schema/comments.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { commentAnswer, commentsAnswer } from '#src/contract/posts/comment.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, hostileTexts, idOf, subscribe, writePost } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
let ada: Browser;
let postId: number;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  ada = await signedIn(backend, 'ada');
  postId = (await writePost(backend, 'ada')).id;
});

const send = (browser: Browser, text: string, key: string = randomUUID(), id = postId) =>
  browser.post(`/api/v1/posts/${id}/comments`, { text }, { 'Idempotency-Key': key });
const added = async (browser: Browser, text: string) => {
  const answer = await send(browser, text);
  expect(answer.status).toBe(201);
  return commentAnswer.parse(await answer.json()).data;
};
const read = async (browser: Browser, query = '', id = postId) => {
  const answer = await browser.get(`/api/v1/posts/${id}/comments${query}`);
  expect(answer.status).toBe(200);
  return commentsAnswer.parse(await answer.json());
};
const texts = async (browser: Browser, query = '') =>
  (await read(browser, query)).data.map(({ text }) => text);
const counted = async () =>
  (await backend.db.select().from(posts).where(eq(posts.id, postId)))[0]?.commentsCount;
const openTo = (commentsOpenTo: 'readers' | 'subscribers' | 'nobody') =>
  backend.db.update(posts).set({ commentsOpenTo }).where(eq(posts.id, postId));

describe('a thread', () => {
  it('is read by everybody who may read the post, oldest first, and counted', async () => {
    await added(bo, 'First');
    await added(ada, 'Second');
    expect(await texts(bo)).toEqual(['First', 'Second']);
    const guest = await read(await openBrowser(backend));
    expect(guest.meta).toMatchObject({ count: 2, can_comment: false, open_to: 'readers' });
    expect(guest.data.map(({ can }) => can)).toEqual(
      [0, 1].map(() => ({ edit: false, delete: false })),
    );
    expect(await counted()).toBe(2);
  });

  it.each(['oldest', 'newest'])('pages by %s without a gap or a repetition', async (order) => {
    const words = Array.from({ length: 45 }, (_, index) => `Words ${index}`);
    await backend.db
      .insert(comments)
      .values(
        words.map((text) => ({ postId, userId: idOf('bo'), text, createdAt: backend.clock() })),
      );
    let cursor: string | null = '';
    let seen: string[] = [];
    while (cursor !== null) {
      const page = await read(bo, `?order=${order}&cursor=${cursor}`);
      const found = page.data.map(({ text }) => text);
      seen = order === 'oldest' ? [...seen, ...found] : [...found, ...seen];
      cursor = page.meta.next_cursor;
      await added(ada, 'Written meanwhile');
    }
    expect(seen.filter((text) => text.startsWith('Words'))).toEqual(words);
  });

  it('keeps every text as it is', async () => {
    for (const text of hostileTexts) await added(bo, text);
    expect(await texts(ada)).toEqual(hostileTexts.map((text) => text.trim()));
  });

  it('leaves out whom the viewer muted or blocked, and who blocked the viewer', async () => {
    const fay = await signedIn(backend, 'fay');
    await added(fay, 'Of Fay');
    await added(bo, 'Of Bo');
    await ban(backend, 'bo', 'fay', 'mute');
    expect(await texts(bo)).toEqual(['Of Bo']);
    await ban(backend, 'fay', 'ada', 'block');
    expect(await texts(ada)).toEqual(['Of Bo']);
  });
});

describe('who may comment', () => {
  it.each([
    ['readers', false, 201],
    ['subscribers', false, 403],
    ['subscribers', true, 201],
    ['nobody', true, 403],
  ] as const)(
    'of a thread open to %s, a subscriber %s gets %i',
    async (whom, isSubscriber, status) => {
      if (isSubscriber) await subscribe(backend, 'bo', 'ada');
      await openTo(whom);
      expect((await read(bo)).meta.can_comment).toBe(status === 201);
      expect((await send(bo, 'May I?')).status).toBe(status);
    },
  );

  it('nobody whom the author restricts, and a block hides the post', async () => {
    await ban(backend, 'ada', 'bo', 'restrict');
    expect((await send(bo, 'May I?')).status).toBe(403);
    const fay = await signedIn(backend, 'fay');
    await ban(backend, 'ada', 'fay', 'block');
    expect((await send(fay, 'May I?')).status).toBe(404);
  });

  it('nobody where the post is locked, a draft, or not there', async () => {
    const locked = await writePost(backend, 'ada', { visibility: 'subscribers' });
    const draft = await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
    for (const id of [locked.id, draft.id, 999_999]) {
      expect((await send(bo, 'May I?', randomUUID(), id)).status).toBe(404);
      expect((await bo.get(`/api/v1/posts/${id}/comments`)).status).toBe(404);
    }
  });

  it.each(['dee', 'eli'])('not %s, who is unverified or deleted, and no guest', async (name) => {
    expect((await send(await signedIn(backend, name), 'May I?')).status).toBe(403);
    expect((await send(await openBrowser(backend), 'May I?')).status).toBe(401);
  });
});

describe('a comment', () => {
  it('is stored once for its key, also when it is sent twice at once', async () => {
    const key = randomUUID();
    await Promise.all([send(bo, 'Once', key), send(bo, 'Once', key)]);
    await send(bo, 'Once', key);
    expect(await texts(bo)).toEqual(['Once']);
    expect(await counted()).toBe(1);
  });

  it.each(['', '   ', 'x'.repeat(1001)])('has one to a thousand characters', async (text) => {
    expect((await send(bo, text)).status).toBe(422);
  });

  it('is edited by its writer for 15 minutes', async () => {
    const { id, can } = await added(bo, 'Frist');
    expect(can).toEqual({ edit: true, delete: true });
    expect((await ada.send('PATCH', `/api/v1/comments/${id}`, { text: 'Mine' })).status).toBe(403);
    const answer = await bo.send('PATCH', `/api/v1/comments/${id}`, { text: 'First' });
    expect(commentAnswer.parse(await answer.json()).data.edited_at).not.toBeNull();
    backend.advance(15 * 60_000);
    const late = await bo.send('PATCH', `/api/v1/comments/${id}`, { text: 'Again' });
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([
      403,
      'edit_time_over',
    ]);
    expect(await texts(bo)).toEqual(['First']);
  });

  it('is deleted by its writer or by the author of the post, and by nobody else', async () => {
    const { id } = await added(bo, 'One');
    const other = await added(bo, 'Two');
    const fay = await signedIn(backend, 'fay');
    expect((await fay.send('DELETE', `/api/v1/comments/${id}`)).status).toBe(403);
    expect((await ada.send('DELETE', `/api/v1/comments/${id}`)).status).toBe(204);
    expect((await bo.send('DELETE', `/api/v1/comments/${other.id}`)).status).toBe(204);
    expect((await bo.send('DELETE', `/api/v1/comments/${other.id}`)).status).toBe(404);
    expect(await counted()).toBe(0);
  });

  it('is reported by others, once for the same words', async () => {
    const { id } = await added(bo, 'Rude');
    const report = async (browser: Browser) => {
      const answer = await browser.post(`/api/v1/comments/${id}/complaint`, {
        message: 'It is rude',
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { receipt?: { number: string } },
      };
    };
    const first = await report(ada);
    expect(first.status).toBe(200);
    expect((await report(ada)).body.receipt?.number).toBe(first.body.receipt?.number);
    expect((await report(bo)).status).toBe(422);
  });
});

it('the author of a post says who may comment, and nobody else does', async () => {
  const path = `/api/v1/posts/${postId}/comments`;
  const version = async () =>
    (await backend.db.select().from(posts).where(eq(posts.id, postId)))[0]?.updatedAt;
  const before = await version();
  expect((await bo.send('PATCH', path, { open_to: 'nobody' })).status).toBe(403);
  expect((await ada.send('PATCH', path, { open_to: 'everybody' })).status).toBe(422);
  expect((await ada.send('PATCH', path, { open_to: 'nobody' })).status).toBe(200);
  expect((await send(bo, 'Hi')).status).toBe(403);
  expect((await read(bo)).meta).toMatchObject({ open_to: 'nobody', can_comment: false });
  expect((await ada.send('PATCH', path, { open_to: 'readers' })).status).toBe(200);
  expect((await read(bo)).meta).toMatchObject({ open_to: 'readers', can_comment: true });
  // An edit of the post that is under way does not become stale by it.
  expect(await version()).toEqual(before);
});
