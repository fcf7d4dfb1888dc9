import { beforeEach, expect, it } from 'vitest';
import { commentAnswer } from '#src/contract/posts/comment.ts';
import { commentChanged } from '#src/contract/app/realtime.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { newKey } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, follow, writePost, type Name } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
let postId: number;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  postId = (await writePost(backend, 'ada', { visibility: 'followers' })).id;
  await follow(backend, 'bo', 'ada');
});

const write = async () => {
  const answer = await bo.post(`/api/v1/posts/${postId}/comments`, { text: 'Hi' }, newKey());
  expect(answer.status).toBe(201);
  return commentAnswer.parse(await answer.json()).data;
};
const events = () =>
  backend.published
    .filter(({ channels }) => channels.includes(`private-posts.${postId}`))
    .map(({ event, data }) => ({ name: event.split('\\').at(-1), ...commentChanged.parse(data) }));
const subscribes = async (name: Name, id = postId) => {
  const browser = await signedIn(backend, name);
  const channel_name = `private-posts.${id}`;
  const body = { socket_id: '1.2', channel_name };
  return (await browser.post('/api/broadcasting/auth', body)).status;
};

it('each change of a thread reaches those who have the post open, once', async () => {
  const key = newKey();
  for (let round = 0; round < 2; round += 1)
    await bo.post(`/api/v1/posts/${postId}/comments`, { text: 'Once' }, key);
  const { id } = await write();
  await bo.send('PATCH', `/api/v1/comments/${id}`, { text: 'Ho' });
  await bo.send('DELETE', `/api/v1/comments/${id}`);
  expect(events()).toMatchObject([
    { name: 'CommentAdded', comments_count: 1, comment: { text: 'Once', can: { edit: false } } },
    { name: 'CommentAdded', comments_count: 2, comment_id: id },
    { name: 'CommentEdited', comment: { text: 'Ho' } },
    { name: 'CommentDeleted', comments_count: 1, comment: null },
  ]);
});

it('the words of whom some may not see go to nobody', async () => {
  await ban(backend, 'fay', 'bo', 'mute');
  await write();
  expect(events()).toMatchObject([{ name: 'CommentAdded', comment: null }]);
});

it('the channel is open to those who may read the post', async () => {
  expect(await subscribes('bo')).toBe(200);
  expect(await subscribes('ada')).toBe(200);
  for (const name of ['fay', 'dee', 'eli'] as const) expect(await subscribes(name)).toBe(403);
  expect(await subscribes('bo', 999_999)).toBe(403);
  await ban(backend, 'ada', 'bo', 'block');
  expect(await subscribes('bo')).toBe(403);
});

it('a mute is not disclosed by the thread, and its author closes it', async () => {
  await ban(backend, 'ada', 'bo', 'mute');
  await write();
  const ada = await signedIn(backend, 'ada');
  const closed = await ada.get(`/api/v1/profiles/ada/posts/${postId}`);
  const { data } = (await closed.json()) as { data: { updated_at: string } };
  const body = { updated_at: data.updated_at, comments_open_to: 'nobody' };
  expect((await ada.send('PATCH', `/api/v1/posts/${postId}`, body)).status).toBe(200);
  const late = await bo.post(`/api/v1/posts/${postId}/comments`, { text: 'Hi' }, newKey());
  expect(late.status).toBe(403);
});
