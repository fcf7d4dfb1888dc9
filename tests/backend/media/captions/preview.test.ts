import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl, storedNames } from '#src/backend/media/addresses.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { read, say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, follow, idOf, storeFile, writePost, type Name } from '../../world.ts';
import { fileOf, offer, storeFilm } from './film.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const everything = ['full', 'thumb', 'original', 'clip'];
/** Its owner may download it too. */
const own = [...everything, 'source'];
const none: string[] = [];

/** Variants of a file that answer to a reader, by addresses that are signed for them. */
async function open(hash: string, reader: Name | null): Promise<string[]> {
  const given: string[] = [];
  for (const name of storedNames) {
    const { url } = mediaUrl(backend, hash, name, reader && idOf(reader));
    const { status } = await backend.fetch(url);
    expect([200, 404], `${name} of ${reader}`).toContain(status);
    if (status === 200) given.push(name);
    expect((await backend.fetch(url.replace(/\?.*/, ''))).status).toBe(403);
  }
  return given;
}

/** A video in a post for sale: bo bought it, fay follows its author, cy is blocked, eli has nothing. */
async function sell(): Promise<number> {
  await storeFilm(backend, 'ada', { hash: 'film' });
  const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, media: ['film'] });
  const sale = { postId: id, userId: idOf('bo'), amount: 500, createdAt: backend.clock() };
  await backend.db.insert(postPurchases).values(sale);
  await follow(backend, 'fay', 'ada');
  await ban(backend, 'ada', 'cy', 'block');
  for (const name of ['bo', 'fay', 'cy', 'eli']) await signedIn(backend, name);
  return id;
}

const readers: [Name | null, string[], string[]][] = [
  [null, none, ['clip']],
  ['eli', none, ['clip']],
  ['fay', none, ['clip']],
  ['cy', none, none],
  ['bo', everything, everything],
  ['ada', own, own],
];

describe('a video in a post for sale', () => {
  test.each(readers)('%s', async (reader, closed, offered) => {
    await sell();
    expect(await open('film', reader)).toEqual(closed);
    expect((await offer(ada, 'film', true)).status).toBe(204);
    expect(await open('film', reader)).toEqual(offered);
    expect((await offer(ada, 'film', false)).status).toBe(204);
    expect(await open('film', reader)).toEqual(closed);
  });

  test('that nobody may know of yet, or any more, shows no clip either', async () => {
    await storeFilm(backend, 'ada', { hash: 'film', isPreviewOffered: true });
    await signedIn(backend, 'eli');
    expect([await open('film', 'eli'), await open('film', null)]).toEqual([none, none]);
    const sold = { isPaid: true, price: 500, media: ['film'] };
    await writePost(backend, 'ada', { ...sold, status: 'draft', publishedAt: null });
    await writePost(backend, 'ada', { ...sold, publishedAt: new Date('2026-05-09') });
    await writePost(backend, 'ada', { ...sold, deletedAt: backend.clock() });
    expect([await open('film', 'eli'), await open('film', null)]).toEqual([none, none]);
    await writePost(backend, 'ada', { ...sold, isPaid: false, visibility: 'subscribers' });
    expect([await open('film', 'eli'), await open('film', null)]).toEqual([['clip'], ['clip']]);
    const own = eq(users.id, idOf('ada'));
    await backend.db.update(users).set({ isDeleted: true }).where(own);
    expect([await open('film', 'eli'), await open('film', null)]).toEqual([none, none]);
  });

  test('has an address of its clip where it is locked and offered, and nowhere else', async () => {
    const id = await sell();
    const shown = async (browser: Browser) => {
      const answer = await browser.get(`/api/v1/profiles/ada/posts/${id}`);
      return postAnswer.parse(await answer.json()).data.media[0];
    };
    const guest = await openBrowser(backend);
    const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
    for (const browser of [guest, fay, bo, ada])
      expect(await shown(browser)).not.toHaveProperty('preview_url');
    await offer(ada, 'film', true);
    for (const browser of [bo, ada]) expect(await shown(browser)).not.toHaveProperty('preview_url');
    for (const browser of [guest, fay]) {
      const media = await shown(browser);
      expect(media).toMatchObject({ is_locked: true, url: null, thumb_url: null });
      const answer = await browser.get(media?.preview_url ?? '');
      expect(await answer.text()).toBe('film clip');
      expect(answer.headers.get('content-type')).toBe('video/mp4');
      const addresses = [media?.preview_url];
      const renewed = await browser.post('/api/v1/media/addresses', { addresses });
      expect(((await renewed.json()) as { data: unknown[] }).data).toHaveLength(1);
    }
    await backend.db.update(files).set({ status: 'failed' }).where(eq(files.hash, 'film'));
    expect(await shown(fay)).not.toHaveProperty('preview_url');
  });
});

/** A video that ada sends to bo for five dollars, with its clip offered. */
const sendIt = async () => {
  await storeFilm(backend, 'ada', { hash: 'film', isPreviewOffered: true });
  const bo = await signedIn(backend, 'bo');
  await signedIn(backend, 'fay');
  const sold = { message: 'x', fileHash: ['film'], isPaid: true, price: 500 };
  return { bo, message: await say(ada, 'bo', sold) };
};

describe('a video in a message for sale', () => {
  test('shows its clip to its recipient alone', async () => {
    const { bo } = await sendIt();
    const [message] = await read(bo, 'ada');
    const [media] = message?.media ?? [];
    expect(media).toMatchObject({ is_locked: true, url: null });
    expect(await (await bo.get(media?.preview_url ?? '')).text()).toBe('film clip');
    expect(await open('film', 'bo')).toEqual(['clip']);
    expect(await open('film', 'ada')).toEqual(own);
    for (const reader of ['fay', null] as const) expect(await open('film', reader)).toEqual(none);
    await offer(ada, 'film', false);
    expect(await open('film', 'bo')).toEqual(none);
    expect((await bo.get(media?.preview_url ?? '')).status).toBe(404);
  });

  test('shows nothing once it is deleted, for both or for its recipient', async () => {
    for (const bothSides of [true, false]) {
      backend = await createTestBackend();
      ada = await signedIn(backend, 'ada');
      const { bo, message } = await sendIt();
      const [by, other] = bothSides ? ([ada, 'bo'] as const) : ([bo, 'ada'] as const);
      const body = { withUserId: idOf(other), messageId: message.id, chatType: 0, bothSides };
      expect((await by.post('/api/v1/message/delete', body)).status).toBe(200);
      expect(await open('film', 'bo')).toEqual(none);
    }
  });

  test('shows nothing to who is blocked meanwhile', async () => {
    await sendIt();
    await ban(backend, 'ada', 'bo', 'block');
    expect(await open('film', 'bo')).toEqual(none);
  });
});

test('is offered by its owner alone, and only where there is a clip', async () => {
  await storeFilm(backend, 'ada', { hash: 'film' });
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const states = async () => {
    const list = await ada.get('/api/v1/library/uploaded');
    const { data } = uploadedAnswer.parse(await list.json());
    const one = (name: string) => data.find((file) => file.hash === name)?.preview;
    return [one('film'), (await fileOf(ada, 'film')).preview, one(hash)];
  };
  expect(await states()).toEqual(['off', 'off', 'none']);
  await offer(ada, 'film', true);
  expect(await states()).toEqual(['on', 'on', 'none']);
  expect(await refusalOf(await offer(ada, hash, true))).toMatchObject({
    status: 409,
    code: 'no_clip',
  });
  const bo = await signedIn(backend, 'bo');
  expect((await offer(bo, 'film', false)).status).toBe(404);
  expect((await offer(await openBrowser(backend), 'film', false)).status).toBe(401);
  const wrong = await ada.send('PUT', '/api/v1/files/film/preview', { is_offered: 'maybe' });
  expect(wrong.status).toBe(422);
  expect(await states()).toEqual(['on', 'on', 'none']);
});
