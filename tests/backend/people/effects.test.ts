import { beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#src/backend/db/schema/posts.ts';
import type { Post } from '#src/contract/posts/post.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { list, post as write, read, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { follow, idOf, storeFile, subscribe, writePost } from '../world.ts';
import { relate } from './relate.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const dataOf = async (browser: Browser, path: string) =>
  ((await (await browser.get(path)).json()) as { data: { id: number; username?: string }[] }).data;
const statusOf = async (browser: Browser, path: string) => (await browser.get(path)).status;
const unreadOf = async (browser: Browser) =>
  ((await (await browser.get('/api/v1/me')).json()) as { unread: number }).unread;
const cardsOf = async (browser: Browser) =>
  (await dataOf(browser, '/api/v1/suggestions')).map(({ username }) => username);

describe('whom I mute I no longer see', () => {
  beforeEach(async () => {
    await follow(backend, 'bo', 'ada');
    await writePost(backend, 'ada');
    await say(ada, 'bo', 'one');
  });

  it('in the feed, in explore and its search, among suggestions, in chats and their number', async () => {
    expect(await unreadOf(bo)).toBe(1);
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    for (const path of ['/api/v1/feed', '/api/v1/explore', '/api/v1/explore?q=ada'])
      expect(await dataOf(bo, path), path).toEqual([]);
    await relate(bo, 'ada', 'stop_following');
    expect(await cardsOf(bo)).toEqual(['fay']);
    await say(ada, 'bo', 'two');
    expect((await list(bo)).list).toEqual([]);
    expect(await unreadOf(bo)).toBe(0);
  });

  it('and all of it comes back when I forgive; they never notice', async () => {
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    await say(ada, 'bo', 'two');
    expect((await list(ada)).list[0]).toMatchObject({ is_follower: true });
    expect(await statusOf(ada, '/api/v1/profiles/bo')).toBe(200);
    await relate(bo, 'ada', 'forgive');
    expect((await dataOf(bo, '/api/v1/feed')).length).toBe(1);
    expect((await list(bo)).list[0]).toMatchObject({ unread_count: 1, is_blacklisting: false });
    expect((await read(bo, 'ada')).length).toBe(2);
  });

  it('but may look up, read and write to as ever', async () => {
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect(await statusOf(bo, '/api/v1/profiles/ada')).toBe(200);
    expect((await dataOf(bo, '/api/v1/profiles/ada/posts')).length).toBe(1);
    await say(bo, 'ada', 'still here');
  });
});

describe('whom I restrict', () => {
  it('reads me and cannot write to me, alone or as one of many; I may write', async () => {
    const { id } = await writePost(backend, 'ada');
    await relate(ada, 'bo', 'ban', { ban_type: 'restrict' });
    expect(await statusOf(bo, `/api/v1/profiles/ada/posts/${id}`)).toBe(200);
    expect(await (await bo.get('/api/v1/profiles/ada')).json()).toMatchObject({
      data: { is_blacklisted_by: true, relation: { is_restricted: true, ban_type: null } },
    });
    expect((await write(bo, 'ada', { message: 'x' })).status).toBe(403);
    await say(ada, 'bo', 'a last word');
    await relate(ada, 'bo', 'forgive');
    await say(bo, 'ada', 'thank you');
  });
});

describe('whom I block', () => {
  let address = '';
  let postId = 0;
  beforeEach(async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'ada');
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    ({ id: postId } = await writePost(backend, 'ada', {
      visibility: 'subscribers',
      media: [hash],
    }));
    await say(ada, 'bo', 'hello');
    const [post] = (await dataOf(bo, '/api/v1/profiles/ada/posts')) as unknown as Post[];
    address = post?.media[0]?.url ?? '';
    if ((await statusOf(bo, address)) !== 200) throw new Error('The picture cannot be seen before');
    await relate(ada, 'bo', 'ban', { ban_type: 'block' });
  });

  it('sees nothing of me, whatever they paid: no profile, post, picture, chat, face', async () => {
    const paths = [
      '/api/v1/profiles/ada',
      '/api/v1/profiles/ADA/posts',
      `/api/v1/profiles/ada/posts/${postId}`,
      '/api/v1/chat/2/0',
      address,
    ];
    for (const path of paths) expect(await statusOf(bo, path), path).toBe(404);
    for (const path of ['/api/v1/feed', '/api/v1/explore', '/api/v1/explore?q=ada'])
      expect(await dataOf(bo, path), path).toEqual([]);
    expect(await cardsOf(bo)).toEqual(['fay']);
    expect((await bo.post(`/api/v1/posts/${postId}/like`)).status).toBe(404);
    expect((await bo.post('/api/v1/messages', { withUserId: 2, type: 0 })).status).toBe(404);
    expect((await write(bo, 'ada', { message: 'x' })).status).toBe(404);
    expect((await list(bo)).list).toEqual([]);
    expect(await unreadOf(bo)).toBe(0);
    const faces = await bo.post('/api/v1/people/avatars', { userIds: [2, 7] });
    expect(await faces.json()).toMatchObject({ avatars: [{ id: 7 }] });
  });

  it('is told the same as of somebody who never was', async () => {
    const [blocked, nobody] = await Promise.all(
      ['ada', 'nobody-here'].map(async (name) => {
        const answer = await bo.get(`/api/v1/profiles/${name}`);
        return [answer.status, await answer.json()];
      }),
    );
    expect(blocked).toEqual(nobody);
  });

  it('stays in my sight where I can forgive them, and out of my feed', async () => {
    await writePost(backend, 'bo');
    expect(await (await ada.get('/api/v1/profiles/bo')).json()).toMatchObject({
      data: { is_blacklisting: true, relation: { ban_type: 'block', is_subscribed_by: false } },
    });
    expect((await list(ada)).list[0]).toMatchObject({ is_blacklisting: true, is_follower: false });
    expect(await dataOf(ada, '/api/v1/explore')).toEqual([]);
    expect(await (await write(ada, 'bo', { message: 'x' })).json()).toMatchObject({
      success: false,
    });
  });

  it('reads what is for subscribers no more once forgiven, since their days went back', async () => {
    await relate(ada, 'bo', 'forgive');
    expect(await statusOf(bo, address)).toBe(404);
    const answer = await bo.get(`/api/v1/profiles/ada/posts/${postId}`);
    expect(await answer.json()).toMatchObject({ data: { is_locked: true } });
  });

  it('sees what everybody sees once signed out', async () => {
    await backend.db.update(posts).set({ visibility: 'public' });
    const guest = await openBrowser(backend);
    expect(await statusOf(guest, `/api/v1/profiles/ada/posts/${postId}`)).toBe(200);
    expect(idOf('ada')).toBe(2);
  });
});
