import { beforeEach, describe, expect, test } from 'vitest';
import { mediaUrl, variantNames } from '#src/backend/media/addresses.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { boCardId, newKey } from '../../billing/payments.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, subscribe, writePost, type Name } from '../../world.ts';
import { cues, fileOf, putCaption, storeFilm } from './film.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  await storeFilm(backend, 'ada', { hash: 'film' });
  await putCaption(ada, 'film', 'en', cues);
});

const readers = ['bo', 'fay', null] as const;

/** Addresses of all of the film as the server would sign them for a reader. */
async function sign(reader: Name | null): Promise<string[]> {
  const [caption] = (await fileOf(ada, 'film')).data.captions ?? [];
  const name = /captions-[^?]+/.exec(caption?.url ?? '')?.[0];
  const names = [...variantNames, name as `captions-${string}`] as const;
  return names.map((one) => mediaUrl(backend, 'film', one, reader && idOf(reader)).url);
}

/** Those that are over, and those that are not; with everybody signed in again. */
async function signAll(): Promise<Map<Name | null, string[]>> {
  const ended = await Promise.all(readers.map(sign));
  backend.advance(3 * 3_600_000);
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  const open = await Promise.all(readers.map(sign));
  return new Map(
    readers.map((reader, index) => [reader, [...(ended[index] ?? []), ...(open[index] ?? [])]]),
  );
}

/** Addresses that a reader gets instead of these. */
async function renewed(browser: Browser, addresses: readonly string[]): Promise<string[]> {
  const answer = await browser.post('/api/v1/media/addresses', { addresses });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { address: string; now: string }[] };
  expect(data.map(({ address }) => address)).toEqual(data.length > 0 ? addresses : []);
  return data.map(({ now }) => now);
}

const price = { withUserId: idOf('ada'), expected_amount: 500, currency: 'USD', card_id: boCardId };
const buy = async (path: string) => {
  expect((await bo.post(`/api/v1/${path}/purchase`, price, newKey())).status).toBe(201);
};

/** Ways to lock the film; each returns what unlocks it for bo. */
const locks: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a post that is sold': async () => {
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, media: ['film'] });
    return () => buy(`posts/${id}`);
  },
  'a post for subscribers that is sold too': async () => {
    const sold = { isPaid: true, price: 500, media: ['film'] };
    const { id } = await writePost(backend, 'ada', { ...sold, visibility: 'subscribers' });
    await subscribe(backend, 'bo', 'ada');
    return () => buy(`posts/${id}`);
  },
  'a message that is sold': async () => {
    const sold = { message: 'x', fileHash: ['film'], isPaid: true, price: 500 };
    const { id } = await say(ada, 'bo', sold);
    return () => buy(`messages/${id}`);
  },
  'a post for subscribers': async () => {
    await writePost(backend, 'ada', { visibility: 'subscribers', media: ['film'] });
    return () => subscribe(backend, 'bo', 'ada');
  },
};

describe('a video with captions gets no other address while it is locked', () => {
  test.each(Object.keys(locks))('%s', async (name) => {
    const unlock = await locks[name]?.();
    const signed = await signAll();
    const addresses = signed.get('bo') ?? [];
    expect(addresses).toHaveLength(8);
    expect(await renewed(bo, addresses)).toEqual([]);
    for (const address of addresses)
      expect([403, 404]).toContain((await backend.fetch(address)).status);

    await unlock?.();
    const now = await renewed(bo, addresses);
    expect(now).toHaveLength(addresses.length);
    for (const address of now) expect((await bo.get(address)).status).toBe(200);

    // To nobody else.
    const fay = await signedIn(backend, 'fay');
    const guest = await openBrowser(backend);
    for (const given of [now, ...signed.values()]) {
      expect(await renewed(fay, given)).toEqual([]);
      expect(await renewed(guest, given)).toEqual([]);
    }
  });
});
