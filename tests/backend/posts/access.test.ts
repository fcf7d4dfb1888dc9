import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { postAnswer, type Post } from '#src/contract/posts/post.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { newKey } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, storeFile, subscribe, writePost } from '../world.ts';

/** Every viewer that the product tells apart, as `bo` becomes one, all but the first two. */
const viewers = [
  'guest',
  'author',
  'stranger',
  'follower',
  'subscriber',
  'expired',
  'buyer',
  'muted',
  'restricted',
  'blocked',
  'muting',
  'blocking',
  'unverified',
  'deleted',
] as const;
type Viewer = (typeof viewers)[number];
const kinds = [
  'public',
  'followers',
  'subscribers',
  'paid public',
  'paid followers',
  'paid subscribers',
  'paid, free for subscribers',
] as const;
type Kind = (typeof kinds)[number];

/** Viewers who may read each kind; all others find it locked, blocked people find nothing. */
const everybody = viewers.filter((viewer) => viewer !== 'blocked');
const readers: Record<Kind, readonly Viewer[]> = {
  public: everybody,
  followers: ['author', 'follower', 'subscriber', 'buyer', 'muted', 'restricted', 'muting'],
  subscribers: ['author', 'subscriber', 'buyer'],
  'paid public': ['author', 'buyer'],
  'paid followers': ['author', 'buyer'],
  'paid subscribers': ['author', 'buyer'],
  'paid, free for subscribers': ['author', 'buyer', 'subscriber'],
};

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

async function become(viewer: Viewer, postIds: number[]): Promise<Browser> {
  if (viewer === 'guest') return openBrowser(backend);
  if (viewer === 'author') return signedIn(backend, 'ada');
  const bo = await signedIn(backend, 'bo');
  const isFollower = !['stranger', 'expired', 'subscriber', 'blocking'].includes(viewer);
  if (isFollower) await follow(backend, 'bo', 'ada');
  if (viewer === 'subscriber' || viewer === 'unverified' || viewer === 'deleted')
    await subscribe(backend, 'bo', 'ada');
  if (viewer === 'expired') await subscribe(backend, 'bo', 'ada', -1);
  const createdAt = backend.clock();
  if (viewer === 'buyer' || viewer === 'unverified' || viewer === 'deleted')
    for (const postId of postIds)
      await backend.db
        .insert(postPurchases)
        .values({ postId, userId: idOf('bo'), amount: 700, createdAt });
  const bans = { muted: 'mute', restricted: 'restrict', blocked: 'block' } as const;
  if (viewer === 'muted' || viewer === 'restricted' || viewer === 'blocked')
    await ban(backend, 'ada', 'bo', bans[viewer]);
  if (viewer === 'muting') await ban(backend, 'bo', 'ada', 'mute');
  if (viewer === 'blocking') await ban(backend, 'bo', 'ada', 'block');
  const own = eq(users.id, idOf('bo'));
  if (viewer === 'unverified')
    await backend.db.update(users).set({ emailVerifiedAt: null }).where(own);
  if (viewer === 'deleted') await backend.db.update(users).set({ isDeleted: true }).where(own);
  return bo;
}

async function write(kind: Kind) {
  const picture = await storeFile(backend, 'ada', { purpose: 'post' });
  const film = await storeFile(backend, 'ada', { purpose: 'post', type: 'video', duration: 90 });
  const isPaid = kind.startsWith('paid');
  const visibility = (['subscribers', 'followers'] as const).find((one) =>
    kind.endsWith(` ${one}`),
  );
  const row = await writePost(backend, 'ada', {
    text: `The secret of ${kind}`,
    media: [picture.hash, film.hash],
    visibility:
      kind === 'paid, free for subscribers'
        ? 'public'
        : isPaid
          ? (visibility ?? 'public')
          : (kind as 'public' | 'followers' | 'subscribers'),
    isPaid,
    price: isPaid ? 700 : null,
    isFreeForSubscribers: kind === 'paid, free for subscribers',
  });
  return { row, hashes: [picture.hash, film.hash] };
}

/** Every byte that an answer addresses, and that can be had by its file's name alone. */
async function bytesOf(browser: Browser, post: Post, hashes: string[]): Promise<string[]> {
  const given = post.media.flatMap(({ url, thumb_url: thumb }) => [url, thumb]);
  const guessed = hashes.flatMap((hash) =>
    ['full', 'thumb', 'original'].map((name) => `/storage/${hash}/${name}`),
  );
  const got: string[] = [];
  for (const path of [...given, ...guessed]) {
    if (path === null) continue;
    const answer = await browser.get(path);
    if (answer.status === 200) got.push(path);
  }
  return got;
}

/** Status of each action on a post; a like is undone. */
async function doingsOf(browser: Browser, id: number) {
  const path = `/api/v1/posts/${id}`;
  const like = (await browser.post(`${path}/like`)).status;
  await browser.send('DELETE', `${path}/like`);
  const thread = (await browser.get(`${path}/comments`)).status;
  const comment = (await browser.post(`${path}/comments`, { text: 'Hm.' }, newKey())).status;
  return { like, thread, comment };
}

/** A locked post may be liked; its thread is for its readers, and whom its author restricts reads only. */
function allowedTo(viewer: Viewer, isOpen: boolean) {
  if (viewer === 'blocked') return { like: 404, thread: 404, comment: 404 };
  const thread = isOpen ? 200 : 404;
  if (viewer === 'guest') return { like: 401, thread, comment: 401 };
  if (viewer === 'unverified' || viewer === 'deleted') return { like: 403, thread, comment: 403 };
  const isHeldBack = viewer === 'restricted' || viewer === 'blocking';
  return { like: 200, thread, comment: isOpen ? (isHeldBack ? 403 : 201) : 404 };
}

describe.each(viewers)('%s', (viewer) => {
  it('gets the words, bytes and actions of each post that are theirs, and no others', async () => {
    const written = [];
    for (const kind of kinds) written.push({ kind, ...(await write(kind)) });
    const browser = await become(
      viewer,
      written.map(({ row }) => row.id),
    );
    for (const { kind, row, hashes } of written) {
      const answer = await browser.get(`/api/v1/profiles/ada/posts/${row.id}`);
      const isOpen = readers[kind].includes(viewer);
      const text = await answer.text();
      expect(
        [answer.status, text.includes('The secret'), text.includes('A secret lake')],
        kind,
      ).toEqual([viewer === 'blocked' ? 404 : 200, isOpen, isOpen]);
      expect(await doingsOf(browser, row.id), kind).toEqual(allowedTo(viewer, isOpen));
      if (viewer === 'blocked') continue;
      const post = postAnswer.parse(JSON.parse(text)).data;
      expect(post, kind).toMatchObject({
        is_locked: !isOpen,
        media_counts: { images: 1, videos: 1, seconds: 90 },
        can: { edit: viewer === 'author', delete: viewer === 'author' },
        purchases_count: viewer === 'author' ? 0 : null,
      });
      expect((await bytesOf(browser, post, hashes)).length, kind).toBe(isOpen ? 4 : 0);
    }
    for (const path of ['/api/v1/feed', '/api/v1/explore', '/api/v1/profiles/ada/posts']) {
      const text = await (await browser.get(path)).text();
      for (const { kind } of written)
        expect(
          text.includes(`The secret of ${kind}"`) && !readers[kind].includes(viewer),
          `${path} ${kind}`,
        ).toBe(false);
    }
  });
});
