import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { sessions } from '#src/backend/db/schema/auth.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { addressesAnswer } from '#src/contract/media/address.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, follow, idOf, writePost, type Name } from '../../world.ts';
import { offer } from '../captions/film.ts';
import { storeLadder } from './video-world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const names = ['hls', 'hls360', 'hls720', 'film360', 'film720'] as const;

/** A video with a ladder in a post for sale that bo bought; fay follows, cy is blocked. */
async function sell() {
  await storeLadder(backend, 'ada', 'film');
  const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, media: ['film'] });
  const sale = { postId: id, userId: idOf('bo'), amount: 500, createdAt: backend.clock() };
  await backend.db.insert(postPurchases).values(sale);
  await follow(backend, 'fay', 'ada');
  await ban(backend, 'ada', 'cy', 'block');
  const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
  for (const name of ['cy', 'eli']) await signedIn(backend, name);
  const shownTo = async (browser: Browser) => {
    const answer = await browser.get(`/api/v1/profiles/ada/posts/${id}`);
    return postAnswer.parse(await answer.json()).data.media[0];
  };
  return { id, bo, fay, shownTo };
}

const addressOf = (name: (typeof names)[number], reader: Name | null) =>
  mediaUrl(backend, 'film', name, reader && idOf(reader)).url;
const textAt = async (url: string) => (await backend.fetch(url)).text();
/** Addresses that stand in a playlist. */
const addressesIn = (playlist: string) => [...new Set(playlist.match(/\/storage\/[^"\n]+/g) ?? [])];

/** End, reader and session of an address. */
const query = (address: string) => /expires=\d+&for=\d+&by=[\da-f]*/.exec(address)?.[0];

describe('the address of a ladder', () => {
  it('is said of a video that is open, and of no other', async () => {
    const { bo, fay, shownTo } = await sell();
    await offer(ada, 'film', true);
    for (const browser of [bo, ada]) {
      const media = await shownTo(browser);
      expect(media?.hls_url).toMatch(/^\/storage\/film\/hls\?expires=/);
      expect(media?.hls_url).toContain(`for=${browser === bo ? idOf('bo') : idOf('ada')}&`);
    }
    for (const browser of [fay, await openBrowser(backend)]) {
      const media = await shownTo(browser);
      expect(media).toMatchObject({ is_locked: true, url: null });
      expect(media).not.toHaveProperty('hls_url');
    }
    await backend.db.update(files).set({ status: 'failed' }).where(eq(files.hash, 'film'));
    expect(await shownTo(bo)).not.toHaveProperty('hls_url');
  });

  it('gives a playlist with the types and limits of media', async () => {
    await sell();
    const answer = await backend.fetch(addressOf('hls', 'bo'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=3600, immutable$/);
    const etag = answer.headers.get('etag') ?? '';
    const again = await backend.fetch(addressOf('hls', 'bo'), {
      headers: { 'If-None-Match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const film = await backend.fetch(addressOf('film360', 'bo'), {
      headers: { Range: 'bytes=5-8' },
    });
    expect([film.status, await film.text()]).toEqual([206, 'film']);
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(film.headers.get('content-range')).toBe('bytes 5-8/12');
  });
});

describe('a playlist', () => {
  it('names its rungs, and each its film, for its own reader, session and end', async () => {
    const { bo, shownTo } = await sell();
    const url = (await shownTo(bo))?.hls_url ?? '';
    backend.advance(1_800_000);
    const rungs = addressesIn(await textAt(url));
    expect(rungs.map((rung) => rung.replace(/\?.*/, ''))).toEqual([
      '/storage/film/hls360',
      '/storage/film/hls720',
    ]);
    const [rung = ''] = rungs;
    const list = await textAt(rung);
    const films = addressesIn(list);
    expect(films.map((film) => film.replace(/\?.*/, ''))).toEqual(['/storage/film/film360']);
    expect(await textAt(films[0] ?? '')).toBe('film film360');
    expect(list).toContain('#EXT-X-BYTERANGE:8@4\n/storage/film/film360?');
    expect(list).toMatch(/#EXT-X-MAP:URI="\/storage\/film\/film360\?[^"]+",BYTERANGE="4@0"/);
    for (const one of [...rungs, ...films]) expect(query(one)).toBe(query(url));
  });

  it('gives nothing that names what is not there any more', async () => {
    await sell();
    const [row] = await backend.db.select().from(files).where(eq(files.hash, 'film'));
    const { film360: _, ...variants } = row?.variants ?? {};
    await backend.db.update(files).set({ variants }).where(eq(files.hash, 'film'));
    expect((await backend.fetch(addressOf('hls360', 'bo'))).status).toBe(404);
    expect((await backend.fetch(addressOf('hls720', 'bo'))).status).toBe(200);
    expect((await backend.fetch(`/storage/film/hls360`)).status).toBe(403);
  });
});

describe('every part of a ladder', () => {
  it.each([
    [null, 404],
    ['eli', 404],
    ['fay', 404],
    ['cy', 404],
    ['bo', 200],
    ['ada', 200],
  ] as const)('answers %s with %i, whose clip is offered or not', async (reader, status) => {
    await sell();
    await offer(ada, 'film', true);
    for (const name of names) {
      const answer = await backend.fetch(addressOf(name, reader));
      expect([name, answer.status]).toEqual([name, status]);
      expect((await answer.text()).includes('film film')).toBe(
        status === 200 && name.startsWith('film'),
      );
    }
  });

  it('is refused by a changed, borrowed or ended address', async () => {
    await sell();
    for (const name of names) {
      const url = addressOf(name, 'bo');
      const other = name === 'film360' ? 'film720' : 'film360';
      for (const wrong of [
        url.replace(/\?.*/, ''),
        url.replace(/signature=./, (start) => `signature=${start.endsWith('0') ? '1' : '0'}`),
        url.replace(`/${name}?`, `/${other}?`),
        url.replace(/for=\d+/, `for=${idOf('eli')}`),
        url.replace(/expires=\d+/, 'expires=99999999999'),
      ])
        expect([wrong, (await backend.fetch(wrong)).status]).toEqual([wrong, 403]);
    }
    const urls = names.map((name) => addressOf(name, 'bo'));
    backend.advance(7_200_000);
    for (const url of urls) expect((await backend.fetch(url)).status).toBe(403);
  });

  it('is refused once the right, or the session, has ended', async () => {
    const { id, bo, shownTo } = await sell();
    const url = (await shownTo(bo))?.hls_url ?? '';
    const [rung = ''] = addressesIn(await textAt(url));
    const [film = ''] = addressesIn(await textAt(rung));
    await backend.db.delete(sessions).where(eq(sessions.userId, idOf('bo')));
    await signedIn(backend, 'bo');
    for (const part of [url, rung, film]) expect((await backend.fetch(part)).status).toBe(404);
    const mine = addressOf('film360', 'bo');
    expect((await backend.fetch(mine)).status).toBe(200);
    await backend.db.delete(postPurchases).where(eq(postPurchases.postId, id));
    expect((await backend.fetch(mine)).status).toBe(404);
  });

  it('is signed anew for its reader, and for nobody else', async () => {
    const { bo, fay } = await sell();
    const addresses = names.map((name) => addressOf(name, 'bo'));
    backend.advance(3_700_000);
    const renewed = async (browser: Browser) => {
      const answer = await browser.post('/api/v1/media/addresses', { addresses });
      return addressesAnswer.parse(await answer.json()).data;
    };
    const now = await renewed(bo);
    expect(now.map(({ address }) => address)).toEqual(addresses);
    for (const one of now) expect((await bo.get(one.now)).status).toBe(200);
    expect(await renewed(fay)).toEqual([]);
    expect(await renewed(await openBrowser(backend))).toEqual([]);
  });
});
