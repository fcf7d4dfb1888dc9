import { beforeEach, describe, expect, it } from 'vitest';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import type { Post } from '#src/contract/posts/post.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { follow, idOf, storeFile, subscribe, writePost } from '../../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const look = async (browser: Browser, id: number) => {
  const answer = await browser.get(`/api/v1/profiles/ada/posts/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Post }).data;
};
const secret = async (rest: object) => {
  const picture = await storeFile(backend, 'ada', { purpose: 'post' });
  const film = await storeFile(backend, 'ada', { purpose: 'post', type: 'video', duration: 90 });
  const media = [picture.hash, film.hash];
  const row = await writePost(backend, 'ada', { text: 'The secret text', media, ...rest });
  return { id: row.id, hashes: media };
};

describe('who sees what', () => {
  it.each([
    ['public', 'nobody', false],
    ['followers', 'nobody', true],
    ['followers', 'follower', false],
    ['followers', 'subscriber', false],
    ['subscribers', 'nobody', true],
    ['subscribers', 'follower', true],
    ['subscribers', 'ended', true],
    ['subscribers', 'subscriber', false],
  ] as const)('a post for %s, seen by %s, is locked: %s', async (visibility, who, isLocked) => {
    if (who === 'follower') await follow(backend, 'bo', 'ada');
    if (who === 'subscriber') await subscribe(backend, 'bo', 'ada');
    if (who === 'ended') await subscribe(backend, 'bo', 'ada', -1);
    const { id } = await secret({ visibility });
    const post = await look(bo, id);
    expect(post.is_locked).toBe(isLocked);
    expect(post.text).toBe(isLocked ? null : 'The secret text');
    expect(post.media.map(({ url }) => url === null)).toEqual([isLocked, isLocked]);
  });

  it('a paid post opens by purchase alone, and stays open', async () => {
    await subscribe(backend, 'bo', 'ada');
    const { id } = await secret({ isPaid: true, price: 700, visibility: 'subscribers' });
    expect(await look(bo, id)).toMatchObject({
      is_locked: true,
      is_purchased: false,
      title: 'A title',
      text: null,
      price: { amount: 700, currency: 'USD' },
      media_counts: { images: 1, videos: 1, seconds: 90 },
    });
    await backend.db
      .insert(postPurchases)
      .values({ postId: id, userId: idOf('bo'), amount: 700, createdAt: backend.clock() });
    expect(await look(bo, id)).toMatchObject({ is_locked: false, is_purchased: true });
  });

  it('the author sees their own', async () => {
    const { id } = await secret({ isPaid: true, price: 700 });
    expect(await look(await signedIn(backend, 'ada'), id)).toMatchObject({
      is_locked: false,
      can: { edit: true, delete: true },
    });
  });
});

describe('locked bytes', () => {
  it('are addressed by no answer, to no one who may not see them', async () => {
    await follow(backend, 'bo', 'ada');
    const { id, hashes } = await secret({ isPaid: true, price: 700 });
    const guest = await openBrowser(backend);
    const paths = [
      '/api/v1/feed',
      '/api/v1/explore',
      '/api/v1/explore?q=title',
      '/api/v1/suggestions',
    ];
    for (const browser of [bo, guest])
      for (const path of [...paths, `/api/v1/profiles/ada/posts/${id}`]) {
        const text = await (await browser.get(path)).text();
        expect(text).not.toContain('/storage/file');
        expect(text).not.toContain('The secret text');
        expect(text).not.toContain('A secret lake');
      }
    const owner = await look(await signedIn(backend, 'ada'), id);
    const url = new URL(owner.media[0]?.url ?? '', 'http://x');
    const signed = url.search.slice(1);
    for (const hash of hashes)
      for (const variant of ['full', 'thumb', 'original', 'blur', '', '../full', '%2e%2e/full'])
        for (const query of ['', '?expires=99999999999', `?${signed}`, `?${signed}&x=1`]) {
          const path = `/storage/${hash}/${variant}${query}`;
          if (`${url.pathname}${url.search}` === path) continue;
          const answer = await bo.get(path);
          expect([403, 404], path).toContain(answer.status);
          expect(await answer.text()).not.toContain(`${hash} `);
        }
  });
});
