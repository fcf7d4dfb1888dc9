import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey, tip } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, storeFile, writePost } from '../world.ts';
import { ask, listOf, relate } from './relate.ts';

const newName = 'Zanzibar Quill';
const newUsername = 'zanzibar';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
let postId: number;
let commentId: number;

/** Bo has paid, reported, muted, commented; then ada blocks bo, takes another name, and is there. */
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const sold = { isPaid: true, price: 500, title: 'Lake', media: [hash] };
  ({ id: postId } = await writePost(backend, 'ada', sold));
  await tip(bo, 'ada');
  const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
  await bo.post(`/api/v1/posts/${postId}/purchase`, paying, newKey());
  const said = await bo.post(`/api/v1/posts/${postId}/comments`, { text: 'Mine' }, newKey());
  commentId = ((await said.json()) as { data: { id: number } }).data.id;
  const report = { reason: 'spam', message: 'Look at this.' };
  await bo.post(`/api/v1/posts/${postId}/complaint`, report);
  await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
  await relate(ada, 'bo', 'ban', { ban_type: 'block' });
  await backend.db
    .update(users)
    .set({ displayName: newName, username: newUsername, lastSeenAt: backend.clock() })
    .where(eq(users.id, idOf('ada')));
});

const looks = [
  '/api/v1/billing/sent',
  '/api/v1/billing/sent/csv',
  '/api/v1/billing/charges',
  '/api/v1/billing/cards',
  '/api/v1/complaints',
  '/api/v1/people/blacklist',
  '/api/v1/people/blacklist/csv',
  '/api/v1/library/owned',
];

describe('who blocked me is in my own past what they were', () => {
  it.each(looks)('%s has no later name, no picture and no presence', async (path) => {
    const answer = await bo.get(path);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toContain(newName);
    expect(text).not.toContain(newUsername);
    expect(text).not.toContain('"is_online":true');
  });

  it('a payment names them as then, and leads nowhere', async () => {
    const { data } = (await (await bo.get('/api/v1/billing/sent')).json()) as {
      data: { id: number }[];
    };
    expect(data).toHaveLength(2);
    for (const { id } of data)
      expect(await (await bo.get(`/api/v1/billing/transactions/${id}`)).json()).toMatchObject({
        data: {
          counterpart: { username: 'ada', profile_photo: null, is_online: false },
          subject_path: null,
        },
      });
  });

  it('the list of payments is sought by the old name, never by the new one', async () => {
    const found = async (query: string) => {
      const answer = await bo.get(`/api/v1/billing/sent?${query}`);
      const { data, meta } = (await answer.json()) as { data: []; meta: { people: object[] } };
      expect(JSON.stringify(meta.people)).not.toContain(newUsername);
      return data.length;
    };
    expect(await found('q=zanzi')).toBe(0);
    expect(await found(`person=${newUsername}`)).toBe(0);
    expect(await found('person=ada')).toBe(2);
    expect((await listOf(bo, 'blacklist', '?q=zanzi')).count).toBe(0);
    expect((await listOf(bo, 'blacklist', '?q=ada')).count).toBe(1);
  });

  it('so do the notifications', async () => {
    const answer = await bo.post('/api/v1/messages', { withUserId: 1, type: 1 });
    const text = await answer.text();
    expect(text).toContain('tip_sent');
    expect(text).not.toContain(newName);
    expect(text).not.toContain(newUsername);
    expect(text).not.toContain('"is_online":true');
  });

  it('until they forgive', async () => {
    await relate(ada, 'bo', 'forgive');
    expect(await (await bo.get('/api/v1/billing/sent')).text()).toContain(newName);
  });
});

describe('a number of who blocks me is a stranger’s number', () => {
  it('to mute, restrict or block', async () => {
    await ban(backend, 'fay', 'bo', 'block');
    for (const ban_type of ['mute', 'restrict', 'block'] as const) {
      const blocked = await ask(bo, 'fay', 'ban', { ban_type });
      const nobody = await ask(bo, 999_999, 'ban', { ban_type });
      expect([blocked.status, await blocked.text()]).toEqual([nobody.status, await nobody.text()]);
    }
    expect((await listOf(bo, 'blacklist')).count).toBe(1);
  });

  it('but whom I muted before I may forgive', async () => {
    const answer = await ask(bo, 'ada', 'forgive');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(newName);
    expect((await listOf(bo, 'blacklist')).count).toBe(0);
  });
});

const remove = (id: number) => bo.send('DELETE', `/api/v1/comments/${id}`);

describe('my own comment', () => {
  it('is mine to delete below a post of who blocked me, and once only', async () => {
    expect((await remove(commentId)).status).toBe(204);
    expect((await remove(commentId)).status).toBe(404);
  });

  it('and below a post that is locked, made for others or deleted since', async () => {
    for (const columns of [
      { visibility: 'subscribers' },
      { isPaid: true, price: 500 },
      { deletedAt: backend.clock() },
      { status: 'draft' },
    ] as const) {
      const { id } = await writePost(backend, 'fay');
      const said = await bo.post(`/api/v1/posts/${id}/comments`, { text: 'Mine' }, newKey());
      const { data } = (await said.json()) as { data: { id: number } };
      await backend.db.update(posts).set(columns).where(eq(posts.id, id));
      expect((await bo.send('PATCH', `/api/v1/comments/${data.id}`, { text: 'x' })).status).toBe(
        404,
      );
      expect((await remove(data.id)).status).toBe(204);
    }
  });

  it('while nobody else’s is', async () => {
    const said = await ada.post(`/api/v1/posts/${postId}/comments`, { text: 'Hers' }, newKey());
    const { data } = (await said.json()) as { data: { id: number } };
    expect((await remove(data.id)).status).toBe(404);
  });
});
