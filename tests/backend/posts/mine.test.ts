import { beforeEach, expect, it } from 'vitest';
import { myPostsAnswer } from '#src/contract/posts/post-write.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { storeFile } from '../world.ts';
import { change, makePost } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const mine = async (query = '') => {
  const answer = await ada.get(`/api/v1/me/posts${query}`);
  expect(answer.status).toBe(200);
  return myPostsAnswer.parse(await answer.json());
};
const file = async (rest = {}) =>
  (await storeFile(backend, 'ada', { purpose: 'post', ...rest })).hash;
const texts = async (query = '') => (await mine(query)).data.map(({ text }) => text);
const inMinutes = (minutes: number) =>
  new Date(backend.clock().getTime() + minutes * 60_000).toISOString();

it('lists published, planned and drafts apart, with the count of each', async () => {
  await makePost(ada, { text: 'out' });
  await makePost(ada, { text: 'tomorrow', publish_at: inMinutes(1_440) });
  await makePost(ada, { text: 'soon', publish_at: inMinutes(10) });
  await makePost(ada, { text: 'half', status: 'draft' });
  await makePost(await signedIn(backend, 'bo'), { text: 'of another' });
  expect(await texts()).toEqual(['out']);
  expect(await texts('?status=scheduled')).toEqual(['soon', 'tomorrow']);
  expect(await texts('?status=draft')).toEqual(['half']);
  expect((await mine()).meta.counts).toEqual({ published: 1, scheduled: 2, draft: 1 });
});

it('filters by what is shown, by price and by words', async () => {
  await makePost(ada, { text: 'words' });
  await makePost(ada, { text: 'picture', media: [await file()] });
  await makePost(ada, { text: 'film', media: [await file({ type: 'video', duration: 9 })] });
  await makePost(ada, { text: 'sold 100%', is_paid: true, price: 500 });
  expect(await texts('?filter=images')).toEqual(['picture']);
  expect(await texts('?filter=videos')).toEqual(['film']);
  expect(await texts('?filter=paid')).toEqual(['sold 100%']);
  expect(await texts('?q=100%25')).toEqual(['sold 100%']);
  expect((await ada.get('/api/v1/me/posts?filter=none')).status).toBe(422);
});

it('pages each list without a gap or a repetition', async () => {
  for (const [status, rest] of [
    ['published', {}],
    ['scheduled', { publish_at: inMinutes(30) }],
    ['draft', { status: 'draft' }],
  ] as const) {
    for (let number = 0; number < 23; number += 1) {
      await makePost(ada, { text: `${status} ${number}`, ...rest });
      backend.advance(1_000);
    }
    const first = await mine(`?status=${status}`);
    const second = await mine(`?status=${status}&cursor=${first.meta.next_cursor}`);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([first.data.length, second.data.length]).toEqual([20, 3]);
    expect(new Set(ids).size).toBe(23);
    expect(second.meta.next_cursor).toBeNull();
  }
});

it('lists drafts by their last saving, and pages them so', async () => {
  for (let number = 1; number <= 22; number += 1) {
    await makePost(ada, { text: `draft ${number}`, status: 'draft' });
    backend.advance(1_000);
  }
  const oldest = (await mine('?status=draft&q=draft 1')).data.at(-1);
  expect(oldest?.text).toBe('draft 1');
  if (!oldest) throw new Error('There is no first draft.');
  const saved = await change(ada, oldest, { text: 'draft 1, again' });
  expect(saved.status).toBe(200);
  const first = await mine('?status=draft');
  expect(first.data.slice(0, 2).map(({ text }) => text)).toEqual(['draft 1, again', 'draft 22']);
  const second = await mine(`?status=draft&cursor=${first.meta.next_cursor}`);
  expect(second.data.map(({ text }) => text)).toEqual(['draft 3', 'draft 2']);
});
