import { beforeEach, describe, expect, it } from 'vitest';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { attachmentOf } from '#src/backend/media/uploads/original.ts';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { boCardId, newKey } from '../../billing/payments.ts';
import { say } from '../../chat/talk.ts';
import { idOf, storeFile, subscribe, writePost } from '../../world.ts';
import { film } from './films.ts';
import { createOriginalWorld, noted, type OriginalWorld } from './original-world.ts';
import { jpeg } from './uploading.ts';

let world: OriginalWorld;
beforeEach(async () => {
  world = await createOriginalWorld();
});

describe('the original of a picture', () => {
  it('is downloaded by its owner, byte by byte as it came and called as they called it', async () => {
    const { ada, backend, kept } = world;
    const bytes = await noted();
    const { hash, read } = await kept(bytes);
    const { original_url: url } = await read();
    expect(url).toMatch(new RegExp(`^/storage/${hash}/source\\?expires=`));
    const listed = uploadedAnswer.parse(await (await ada.get('/api/v1/library/uploaded')).json());
    expect(listed.data.map((file) => file.original_url)).toEqual([url]);
    const answer = await backend.fetch(url ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="a _lake_ _.jpg"; filename*=UTF-8''a%20%22lake%22%20%C3%BC.jpg`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, /),
    });
    const part = await backend.fetch(url ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
      206,
      bytes.subarray(0, 4),
    ]);
    expect(part.headers.get('content-disposition')).toContain('attachment');
  });

  it('that is there for a face is at no plain address', async () => {
    const { ada, backend } = world;
    const source = { path: 'x-full.webp', mime: 'image/webp', width: 8, height: 6, bytes: 6 };
    const { hash } = await storeFile(backend, 'ada', {
      hash: 'x',
      purpose: 'avatar',
      variants: { full: source, source },
    });
    expect((await ada.get(`/storage/${hash}/source`)).status).toBe(404);
    expect((await ada.get(`/storage/${hash}/full`)).status).not.toBe(404);
  });
});

const renew = async (browser: Browser, address: string) =>
  (await browser.post('/api/v1/media/addresses', { addresses: [address] })).json();

describe('nobody else', () => {
  it('gets a byte of it: subscriber, buyer, guest, or the one it was sent to', async () => {
    const { ada, backend, kept, statusFor } = world;
    const { hash } = await kept(await noted(), { purpose: 'post' });
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, media: [hash] });
    await writePost(backend, 'ada', { media: [hash] });
    await subscribe(backend, 'fay', 'ada');
    await say(ada, 'bo', { message: 'For you', fileHash: [hash] });
    const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
    const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
    expect((await bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey())).status).toBe(201);
    for (const name of ['bo', 'fay', null] as const) {
      const whole = mediaUrl(backend, hash, 'full', name && idOf(name)).url;
      expect((await backend.fetch(whole)).status).toBe(200);
      expect([
        await statusFor(hash, name),
        await statusFor(hash, name, { range: 'bytes=0-3' }),
      ]).toEqual([404, 404]);
    }
    for (const browser of [bo, fay, await openBrowser(backend)]) {
      expect((await browser.get(`/storage/${hash}/source`)).status).toBe(403);
      const post = await (await browser.get(`/api/v1/profiles/ada/posts/${id}`)).text();
      expect(post).not.toContain('source');
    }
    const bought = await (await bo.get(`/api/v1/library/files/${hash}`)).json();
    expect(bought).toMatchObject({ data: { hash } });
    expect(bought).not.toHaveProperty('original_url');
    expect(await (await bo.get('/api/v1/library/owned')).text()).not.toContain('/source');
  });

  it('may change an address of theirs into one of it, or have it renewed', async () => {
    const { backend, kept } = world;
    const { hash, read } = await kept(await noted(), { purpose: 'post' });
    await writePost(backend, 'ada', { media: [hash] });
    const bo = await signedIn(backend, 'bo');
    const { url } = mediaUrl(backend, hash, 'full', idOf('bo'));
    expect((await backend.fetch(url.replace('/full', '/source'))).status).toBe(403);
    const { original_url: own = '' } = await read();
    const forged = [
      own ?? '',
      mediaUrl(backend, hash, 'source', idOf('bo')).url,
      mediaUrl(backend, hash, 'source', null).url,
      `/storage/${hash}/source`,
    ];
    for (const address of forged)
      for (const browser of [bo, await openBrowser(backend)])
        expect(await renew(browser, address)).toEqual({ data: [] });
    backend.advance(3 * 3_600_000);
    expect((await backend.fetch(own ?? '')).status).toBe(403);
    const back = await signedIn(backend, 'ada');
    const { data } = (await renew(back, own ?? '')) as { data: { now: string }[] };
    expect((await backend.fetch(data[0]?.now ?? '')).status).toBe(200);
  });
});

describe('a video', () => {
  it('is downloaded as the one that there is, by its owner alone', async () => {
    const { backend, kept, statusFor } = world;
    const bytes = film('mp4');
    const facts = { purpose: 'post', duration: '9', width: '640', height: '360' };
    const { hash, read } = await kept(bytes, facts, await jpeg());
    await writePost(backend, 'ada', { media: [hash] });
    const { original_url: url, data } = await read();
    const answer = await backend.fetch(url ?? '');
    const shown = await backend.fetch(data.url ?? '');
    expect(await answer.arrayBuffer()).toEqual(await shown.arrayBuffer());
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect([await statusFor(hash, 'bo'), await statusFor(hash, null)]).toEqual([404, 404]);
  });
});

it('a file without a name is called by its hash', async () => {
  const { backend } = world;
  const row = await storeFile(backend, 'ada', { hash: 'abc' });
  const variant = { path: 'x', mime: 'image/png', width: 1, height: 1, bytes: 1 };
  expect(attachmentOf(row, variant)).toEqual({
    'Content-Disposition': `attachment; filename="abc.png"; filename*=UTF-8''abc.png`,
  });
  const odd = attachmentOf({ ...row, name: "it's 100%\\ (1)*.png" }, variant);
  expect(odd['Content-Disposition']).toBe(
    `attachment; filename="it's 100__ (1)*.png"; filename*=UTF-8''it%27s%20100%25%5C%20%281%29%2A.png`,
  );
});
