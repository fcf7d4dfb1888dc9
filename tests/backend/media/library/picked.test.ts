import { beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '#src/contract/chat/chat.ts';
import { mediaUrl, variantNames } from '#src/backend/media/addresses.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { boCardId, newKey } from '../../billing/payments.ts';
import { post, read } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { makePost } from '../../posts/writing.ts';
import { idOf, storeFile, subscribe } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  await subscribe(backend, 'bo', 'ada');
});

const forPost = (rest: Parameters<typeof storeFile>[2] = {}) =>
  storeFile(backend, 'ada', { purpose: 'post', ...rest });
const tryToPost = async (hash: string) =>
  refusalOf(await ada.post('/api/v1/posts', { text: 'x', media: [hash] }, newKey()));
const invalid = ['The selected file is invalid.'];
const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
const forSale = { message: 'Secret', isPaid: true, price: 500 };
const toAll = { rcpt: 'subscribers' };

/** Answers to addresses of all sizes of a file that are signed for bo. */
const answersToBo = async (hash: string) => {
  const asked = variantNames.map(async (name) => {
    const { url } = mediaUrl(backend, hash, name, idOf('bo'));
    return (await backend.fetch(url)).status;
  });
  return [...new Set(await Promise.all(asked))];
};
const bytes = async (url: string | null | undefined) => (await bo.get(url ?? '')).text();

/** The latest message of ada's as bo reads it. */
const latest = async (): Promise<Message> => {
  const [message] = await read(bo, 'ada');
  if (!message) throw new Error('Bo has no message');
  return message;
};

describe('a picture that was uploaded for a message', () => {
  test('is shown in a post, and stays while the post does', async () => {
    const { hash } = await storeFile(backend, 'ada');
    const { id } = await makePost(ada, { text: 'x', media: [hash] });
    const answer = await bo.get(`/api/v1/profiles/ada/posts/${id}`);
    const { media } = postAnswer.parse(await answer.json()).data;
    expect(media).toMatchObject([{ hash, is_locked: false }]);
    expect(await bytes(media[0]?.url)).toBe(`${hash} full`);
    const removed = await ada.send('DELETE', `/api/v1/files/${hash}`);
    expect(await refusalOf(removed)).toMatchObject({ status: 409, posts: 1, messages: 0 });
  });

  test('in a post for sale answers to its buyers alone', async () => {
    const { hash } = await storeFile(backend, 'ada');
    const paid = { text: 'x', is_paid: true, price: 500, media: [hash] };
    const { id } = await makePost(ada, paid);
    const look = await bo.get(`/api/v1/profiles/ada/posts/${id}`);
    expect(postAnswer.parse(await look.json()).data.media).toMatchObject([
      { hash, is_locked: true, url: null, thumb_url: null },
    ]);
    expect(await answersToBo(hash)).toEqual([404]);
    expect((await bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey())).status).toBe(201);
    expect(await answersToBo(hash)).toContain(200);
  });

  test('that was deleted meanwhile is in no post, and one that a post took is not deleted', async () => {
    const outcomes = new Set<string>();
    for (const order of ['post first', 'deletion first', 'post first']) {
      const { hash } = await storeFile(backend, 'ada');
      const calls = [
        () => ada.post('/api/v1/posts', { text: 'x', media: [hash] }, newKey()),
        () => ada.send('DELETE', `/api/v1/files/${hash}`),
      ];
      const begun = (order === 'post first' ? calls : calls.toReversed()).map((call) => call());
      const answers = (await Promise.all(begun)).map(({ status }) => status);
      outcomes.add((order === 'post first' ? answers : answers.toReversed()).join(' '));
    }
    for (const outcome of outcomes) expect(['201 409', '422 204']).toContain(outcome);
  });
});

describe('a picture that was uploaded for a post', () => {
  test.each([
    ['a message', {}],
    ['a message to many', toAll],
  ])('is shown in %s', async (_, rest) => {
    const { hash } = await forPost();
    const answer = await post(ada, 'bo', { message: 'See', fileHash: [hash], ...rest });
    expect(await answer.json()).toMatchObject({ success: true });
    const { media } = await latest();
    expect(media).toMatchObject([{ hash, is_locked: false }]);
    expect(await bytes(media[0]?.url)).toBe(`${hash} full`);
    const removed = await ada.send('DELETE', `/api/v1/files/${hash}`);
    expect(await refusalOf(removed)).toMatchObject({ status: 409, posts: 0, messages: 1 });
  });

  test.each([
    ['a message', {}],
    ['a message to many', toAll],
  ])('in %s for sale has no address before it is bought', async (_, rest) => {
    const { hash } = await forPost();
    const answer = await post(ada, 'bo', { ...forSale, fileHash: [hash], ...rest });
    expect(await answer.json()).toMatchObject({ success: true });
    const { id, media } = await latest();
    expect(media).toMatchObject([
      { hash, is_locked: true, url: null, thumb_url: null, alt: null, expires_at: null },
    ]);
    expect(await answersToBo(hash)).toEqual([404]);
    expect((await backend.fetch(`/storage/${hash}/full`)).status).toBe(403);
    const buying = { ...paying, withUserId: idOf('ada') };
    expect((await bo.post(`/api/v1/messages/${id}/purchase`, buying, newKey())).status).toBe(201);
    const bought = await latest();
    expect(bought.media).toMatchObject([{ hash, is_locked: false }]);
    expect(await bytes(bought.media[0]?.url)).toBe(`${hash} full`);
  });

  test('is one’s own, and ready, in a message as in a post', async () => {
    const busy = await forPost({ status: 'processing' });
    const theirs = await storeFile(backend, 'bo', { purpose: 'post' });
    const answer = await post(ada, 'bo', { message: 'x', fileHash: [busy.hash, theirs.hash] });
    expect(await refusalOf(answer)).toMatchObject({
      status: 422,
      errors: { 'fileHash.0': ['The file is not ready yet.'], 'fileHash.1': invalid },
    });
    expect(await tryToPost(theirs.hash)).toMatchObject({
      status: 422,
      errors: { 'media.0': invalid },
    });
  });
});

describe.each([
  ['a message', {}],
  ['a message to many', toAll],
])('%s takes no', (_, rest) => {
  test.each([
    ['sound', { purpose: 'message', type: 'audio', duration: 9 }],
    ['avatar', { purpose: 'avatar' }],
    ['banner', { purpose: 'banner' }],
  ] as const)('%s', async (__, file) => {
    const picture = await forPost();
    const { hash } = await storeFile(backend, 'ada', file);
    const words = { message: 'x', fileHash: [picture.hash, hash], ...rest };
    expect(await refusalOf(await post(ada, 'bo', words))).toMatchObject({
      status: 422,
      errors: { 'fileHash.1': invalid },
    });
    expect(await read(bo, 'ada')).toEqual([]);
  });
});

test.each(['avatar', 'banner'] as const)('a post takes no %s', async (purpose) => {
  const { hash } = await storeFile(backend, 'ada', { purpose });
  expect(await tryToPost(hash)).toMatchObject({ status: 422, errors: { 'media.0': invalid } });
});
