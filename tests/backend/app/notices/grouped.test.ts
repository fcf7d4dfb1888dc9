import { beforeEach, describe, expect, it } from 'vitest';
import { bans } from '#src/backend/db/schema/people.ts';
import { noticeSettingsAnswer } from '#src/contract/app/notice.ts';
import { messagesAnswer, type Message } from '#src/contract/chat/chat.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { tip } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
let postId: number;
let fans: Record<'bo' | 'fay', Browser>;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  fans = { bo: await signedIn(backend, 'bo'), fay: await signedIn(backend, 'fay') };
  postId = (await writePost(backend, 'ada', { title: 'Kitchen session' })).id;
});

const like = async (name: keyof typeof fans, method = 'POST') => {
  const answer = await fans[name].send(method, `/api/v1/posts/${postId}/like`);
  expect(answer.status).toBe(200);
};
const read = async (): Promise<Message[]> =>
  messagesAnswer.parse(
    await (await ada.post('/api/v1/messages', { withUserId: 1, type: 1 })).json(),
  ).messages;
const lines = async () => (await read()).toReversed().map(({ text }) => text);
const settings = async () =>
  noticeSettingsAnswer.parse(await (await ada.get('/api/v1/me/notice_settings')).json()).data;
const set = (body: object) => ada.send('PUT', '/api/v1/me/notice_settings', body);

describe('likes', () => {
  it('of several are one line until it is read', async () => {
    await like('bo');
    await like('fay');
    expect(await lines()).toEqual(['Fay Winters and 1 other liked your post “Kitchen session”.']);
    const [{ notice } = { notice: null }] = await read();
    expect(notice).toMatchObject({
      kind: 'post_liked',
      person: { username: 'fay' },
      others: 1,
      path: `/ada/post/${postId}`,
    });
    const events = backend.published.map(({ event }) => event.split('\\').at(-1));
    expect(events).toEqual(['MessageSent', 'MessageUpdated']);
  });

  it('after it was read are a line of their own', async () => {
    await like('bo');
    expect((await ada.post('/api/v1/chat/1/1/mark_read')).status).toBe(200);
    await like('fay');
    expect(await lines()).toEqual([
      'Bo Lindqvist liked your post “Kitchen session”.',
      'Fay Winters liked your post “Kitchen session”.',
    ]);
  });

  it('taken back and set again are said once a day', async () => {
    for (let round = 0; round < 3; round += 1) {
      await like('bo');
      await like('bo', 'DELETE');
    }
    expect(await lines()).toHaveLength(1);
  });

  it('of oneself and of whom one banned are not said', async () => {
    expect((await ada.post(`/api/v1/posts/${postId}/like`)).status).toBe(200);
    await ban(backend, 'ada', 'bo', 'mute');
    await like('bo');
    expect(await lines()).toEqual([]);
    await backend.db.delete(bans);
  });
});

describe('settings', () => {
  it('are all on until they are turned off, each alone', async () => {
    const all = {
      likes: true,
      comments: true,
      purchases: true,
      followers: true,
      subscribers: true,
    };
    expect(await settings()).toMatchObject(all);
    expect((await set({ likes: false })).status).toBe(200);
    expect((await set({ purchases: false })).status).toBe(200);
    expect((await set({})).status).toBe(200);
    expect(await settings()).toMatchObject({ ...all, likes: false, purchases: false });
    expect((await set({ likes: 'no' })).status).toBe(422);
  });

  it('silence what they name and nothing else', async () => {
    await set({ likes: false, purchases: false });
    await like('bo');
    expect((await tip(fans.bo, 'ada')).status).toBe(201);
    await fans.bo.post('/api/v1/people/2/start_following');
    expect(await lines()).toEqual(['Bo Lindqvist followed you.']);
  });
});
