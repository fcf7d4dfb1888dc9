import { beforeEach, describe, expect, it } from 'vitest';
import { postAnswer } from '#src/contract/posts/post.ts';
import { postConflict } from '#src/contract/posts/post-write.ts';
import { refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { storeFile } from '../world.ts';
import { change, makePost, postOf, press } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const inMinutes = (minutes: number) =>
  new Date(backend.clock().getTime() + minutes * 60_000).toISOString();
const picture = async (rest = {}) =>
  (await storeFile(backend, 'ada', { purpose: 'post', ...rest })).hash;

describe('a draft', () => {
  it('holds what is not ready, is seen by nobody else, and is published as it stands', async () => {
    const hash = await picture({ status: 'processing' });
    const draft = await makePost(ada, { status: 'draft', media: [hash] });
    expect((await bo.get(`/api/v1/profiles/ada/posts/${draft.id}`)).status).toBe(404);
    expect((await press(ada, draft.id, 'publish')).status).toBe(422);
    const words = await postOf(await change(ada, draft, { text: 'Words', media: [] }));
    expect(await refusalOf(await press(ada, draft.id, 'publish', draft))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    const out = await postOf(
      await press(ada, draft.id, 'publish', { updated_at: words.updated_at }),
    );
    expect(out).toMatchObject({ status: 'published', text: 'Words' });
    expect(await postOf(await press(ada, draft.id, 'publish'))).toEqual(out);
  });

  it('of an edit is applied to its post, and never published', async () => {
    const post = await makePost(ada, { text: 'Old', title: 'Kept' });
    const draft = await makePost(ada, { status: 'draft', draft_of: post.id, text: 'New' });
    expect(draft).toMatchObject({ draft_of: post.id, title: 'Kept', text: 'New' });
    expect(await refusalOf(await press(ada, draft.id, 'publish'))).toMatchObject({
      status: 409,
      code: 'draft_of_published',
    });
    expect((await press(ada, post.id, 'apply')).status).toBe(409);
    const other = await postOf(await change(ada, post, { text: 'Meanwhile' }));
    const stale = await press(ada, draft.id, 'apply');
    expect(postConflict.parse(await stale.json())).toMatchObject({ code: 'stale', data: other });
    const applied = await press(ada, draft.id, 'apply', { over: other.updated_at });
    expect(await postOf(applied)).toMatchObject({ id: post.id, text: 'New', draft_of: null });
    expect((await press(ada, draft.id, 'apply')).status).toBe(404);
  });

  it('is made of any post', async () => {
    const hash = await picture();
    const post = await makePost(ada, { text: 'x', media: [hash], is_paid: true, price: 500 });
    const answer = await press(ada, post.id, 'duplicate');
    expect(answer.status).toBe(201);
    const copy = postAnswer.parse(await answer.json()).data;
    expect(copy).toMatchObject({ status: 'draft', text: 'x', price: { amount: 500 } });
    expect(copy.media.map((one) => one.hash)).toEqual([hash]);
  });
});

describe('a plan', () => {
  it('is moved, taken back and published at once', async () => {
    const post = await makePost(ada, { text: 'x', publish_at: inMinutes(5) });
    expect(post).toMatchObject({ status: 'scheduled', published_at: null });
    const moved = await postOf(await change(ada, post, { publish_at: inMinutes(60) }));
    expect(moved.publish_at).toBe(inMinutes(60));
    expect((await change(ada, moved, { publish_at: null })).status).toBe(422);
    expect((await change(ada, moved, { publish_at: inMinutes(-5) })).status).toBe(422);
    const draft = await postOf(await press(ada, post.id, 'unschedule'));
    expect(draft.status).toBe('draft');
    const planned = await press(ada, post.id, 'publish', { publish_at: inMinutes(10) });
    expect(await postOf(planned)).toMatchObject({ status: 'scheduled' });
    expect(await postOf(await press(ada, post.id, 'publish'))).toMatchObject({
      status: 'published',
      published_at: backend.clock().toISOString(),
    });
  });
});
