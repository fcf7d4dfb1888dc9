import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatarUrl, mediaUrl } from '#src/backend/media/addresses.ts';
import { byteRange } from '#src/backend/http/byte-range.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { signedIn } from '../../auth/browser.ts';
import { ban, idOf, storeFile, writePost, type Name } from '../../world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
/** A file that a post shows to everybody. */
async function showFile(owner: Name, rest: Parameters<typeof storeFile>[2] = {}) {
  const file = await storeFile(backend, owner, rest);
  await writePost(backend, owner, { media: [file.hash] });
  return file;
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(path, { headers });

describe('a signed address', () => {
  it('gives the bytes, for the browser of this reader to keep', async () => {
    const { hash } = await showFile('ada');
    const answer = await ask(mediaUrl(backend, hash, 'full', null).url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`${hash} full`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(`${hash} full`.length),
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, max-age=\d{4}, immutable$/),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is the same for an hour and ends after one to two', async () => {
    const { hash } = await showFile('ada');
    const { url, expiresAt } = mediaUrl(backend, hash, 'full', null);
    backend.advance(59 * 60_000 - (backend.clock().getTime() % 3_600_000));
    const left = expiresAt.getTime() - backend.clock().getTime();
    expect(left).toBeLessThanOrEqual(2 * 3_600_000);
    expect((await ask(url)).status).toBe(200);
    backend.advance(left);
    const late = await ask(url);
    expect(late.status).toBe(403);
    expect(await late.json()).toEqual({ message: 'Invalid signature.' });
  });

  it('breaks by any change', async () => {
    const { hash } = await showFile('ada');
    const other = await showFile('ada');
    const { url } = mediaUrl(backend, hash, 'full', null);
    const changed = [
      url.replace('/full', '/thumb'),
      url.replace(hash, other.hash),
      url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 1}`),
      url.replace('for=0', 'for=2'),
      `${url}&utm=1`,
      url.replace(/\?(.*)&(.*)$/, '?$2&$1'),
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      url.replace(/&signature.*/, ''),
      url.replace(/\?.*/, ''),
    ];
    for (const path of changed) expect((await ask(path)).status, path).toBe(403);
  });

  it('is 404 for a signed file that is gone', async () => {
    expect((await ask(mediaUrl(backend, 'nothing', 'full', null).url)).status).toBe(404);
    const { hash } = await showFile('ada', {
      variants: {
        full: { path: '../../etc/passwd', mime: 'text/plain', width: 1, height: 1, bytes: 1 },
      },
    });
    expect((await ask(mediaUrl(backend, hash, 'full', null).url)).status).toBe(404);
  });
});

describe('an address', () => {
  it('of somebody who is blocked meanwhile leads nowhere; of the others on', async () => {
    const { hash } = await showFile('ada');
    const [bos, fays, guests] = [idOf('bo'), idOf('fay'), null].map(
      (id) => mediaUrl(backend, hash, 'full', id).url,
    );
    for (const name of ['bo', 'fay']) await signedIn(backend, name);
    expect((await ask(bos ?? '')).status).toBe(200);
    await ban(backend, 'ada', 'bo', 'block');
    await ban(backend, 'ada', 'fay', 'restrict');
    expect((await ask(bos ?? '')).status).toBe(404);
    for (const url of [fays, guests]) expect((await ask(url ?? '')).status).toBe(200);
  });
});

describe('faces and banners', () => {
  it('have one plain address for everyone, and never their original', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'avatar' });
    const answer = await ask(avatarUrl(hash) ?? '');
    expect(await answer.text()).toBe(`${hash} thumb`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask(`/storage/${hash}/original`)).status).toBe(404);
    expect(await backend.db.select().from(files)).toHaveLength(1);
  });
});

// Elsewhere no file tells what a process has open.
it.skipIf(process.platform !== 'linux')('an answer that nobody reads opens no file', async () => {
  const { hash } = await showFile('ada');
  const { url } = mediaUrl(backend, hash, 'full', null);
  const open = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      const place = `/proc/self/fd/${fd}`;
      return existsSync(place) && readlinkSync(place).startsWith(backend.mediaDir);
    }).length;
  const answers = [await backend.fetch(url, { method: 'HEAD' }), await ask(url)];
  answers.push(await ask(url, { range: 'bytes=2-' }), await ask(url, { range: 'bytes=999-' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 206, 416]);
  expect(open()).toBe(0);
  for (const { body } of answers) await body?.cancel();
  expect(open()).toBe(0);
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/', 0, 4],
    ['bytes=4-', 206, 'bytes 4-', 4, undefined],
    ['bytes=-4', 206, 'bytes ', -4, undefined],
    ['bytes=0-9999', 206, 'bytes 0-', 0, undefined],
    ['bytes=0-1,3-4', 200, null, 0, undefined],
    ['lines=1-2', 200, null, 0, undefined],
  ])('%s is %i', async (range, status, contentRange, from, to) => {
    const { hash } = await showFile('ada');
    const answer = await ask(mediaUrl(backend, hash, 'full', null).url, { range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')?.startsWith(contentRange ?? '') ?? null).toBe(
      contentRange === null ? null : true,
    );
    expect(await answer.text()).toBe(`${hash} full`.slice(from, to));
  });

  it('outside the file is 416', async () => {
    const { hash } = await showFile('ada');
    const answer = await ask(mediaUrl(backend, hash, 'full', null).url, { range: 'bytes=999-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  it('never leave the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = byteRange(header, size);
          if (range === null || range === 'invalid') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeLessThan(size);
          expect(range.start).toBeLessThanOrEqual(range.end);
        }
      }),
    );
  });
});
