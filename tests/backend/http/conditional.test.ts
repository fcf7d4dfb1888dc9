import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { serveAssets } from '#src/backend/web/assets.ts';
import { createTestBackend } from '../harness.ts';
import { storeFile, writePost } from '../world.ts';

const whole = 'abcdefghij';
const modified = new Date('2026-05-04T10:20:30.750Z');
const [before, same, later] = [-1000, 0, 1000].map((more) =>
  new Date(modified.getTime() + more).toUTCString(),
) as [string, string, string];
const rfc850 = 'Monday, 04-May-26 10:20:30 GMT';
const asctime = 'Mon May  4 10:20:30 2026';

type Ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) => Promise<Response>;

/** A file that the client is built of. */
async function asset(): Promise<Ask> {
  const root = mkdtempSync(path.join(tmpdir(), 'fanfare-asset-'));
  const file = path.join(root, 'one.txt');
  writeFileSync(file, whole);
  utimesSync(file, modified, modified);
  const find = serveAssets(root);
  return async (method, headers) =>
    find(new Request('http://localhost/one.txt', { method, headers }), '/one.txt') ??
    new Response('no such asset', { status: 500 });
}

/** A picture of a post that everybody may see. */
async function medium(): Promise<Ask> {
  const backend = await createTestBackend();
  const file = await storeFile(backend, 'ada');
  await writePost(backend, 'ada', { media: [file.hash] });
  const { path: place } = file.variants.full ?? { path: '' };
  writeFileSync(path.join(backend.mediaDir, place), whole);
  utimesSync(path.join(backend.mediaDir, place), modified, modified);
  const { url } = mediaUrl(backend, file.hash, 'full', null);
  return (method, headers) => backend.fetch(url, { method, headers });
}

/** Rows of a conditional request; `TAG` stands for the file's own tag. */
type Row = [
  headers: Record<string, string>,
  status: number,
  bytes: string | null,
  range?: string | null,
];

const rows: Row[] = [
  [{}, 200, whole],
  // If-None-Match, RFC 9110 §13.1.2
  [{ 'If-None-Match': 'TAG' }, 304, null],
  [{ 'If-None-Match': 'W/TAG' }, 304, null],
  [{ 'If-None-Match': '"other", TAG' }, 304, null],
  [{ 'If-None-Match': 'TAG', 'Cache-Control': 'no-cache' }, 304, null],
  [{ 'If-None-Match': '*' }, 304, null],
  [{ 'If-None-Match': '"other"' }, 200, whole],
  [{ 'If-None-Match': 'TAG', Range: 'bytes=0-3' }, 304, null],
  // If-Modified-Since counts where no tag is asked, §13.1.3
  [{ 'If-Modified-Since': same }, 304, null],
  [{ 'If-Modified-Since': later }, 304, null],
  [{ 'If-Modified-Since': rfc850 }, 304, null],
  [{ 'If-Modified-Since': asctime }, 304, null],
  [{ 'If-Modified-Since': before }, 200, whole],
  [{ 'If-Modified-Since': 'tomorrow' }, 200, whole],
  [{ 'If-Modified-Since': '2030-01-01' }, 200, whole],
  [{ 'If-None-Match': '"other"', 'If-Modified-Since': same }, 200, whole],
  [{ 'If-None-Match': 'TAG', 'If-Modified-Since': before }, 304, null],
  // If-Match is asked first, and takes no weak tag, §13.1.1
  [{ 'If-Match': 'TAG' }, 200, whole],
  [{ 'If-Match': '*' }, 200, whole],
  [{ 'If-Match': '"other", TAG' }, 200, whole],
  [{ 'If-Match': 'W/TAG' }, 412, null],
  [{ 'If-Match': '"other"' }, 412, null],
  [{ 'If-Match': '"other"', 'If-None-Match': 'TAG' }, 412, null],
  [{ 'If-Match': 'TAG', 'If-None-Match': 'TAG' }, 304, null],
  [{ 'If-Match': '"other"', Range: 'bytes=0-3' }, 412, null],
  // If-Unmodified-Since counts where no If-Match is, §13.1.4
  [{ 'If-Unmodified-Since': same }, 200, whole],
  [{ 'If-Unmodified-Since': before }, 412, null],
  [{ 'If-Unmodified-Since': 'yesterday' }, 200, whole],
  [{ 'If-Match': 'TAG', 'If-Unmodified-Since': before }, 200, whole],
];

/** Ranges, §14: of a GET alone. */
const ranges: Row[] = [
  [{ Range: 'bytes=0-3' }, 206, 'abcd', 'bytes 0-3/10'],
  [{ Range: 'Bytes=0-0' }, 206, 'a', 'bytes 0-0/10'],
  [{ Range: 'bytes=4-' }, 206, 'efghij', 'bytes 4-9/10'],
  [{ Range: 'bytes=-3' }, 206, 'hij', 'bytes 7-9/10'],
  [{ Range: 'bytes=-99' }, 206, whole, 'bytes 0-9/10'],
  [{ Range: 'bytes=8-99' }, 206, 'ij', 'bytes 8-9/10'],
  [{ Range: 'bytes=10-' }, 416, null, 'bytes */10'],
  [{ Range: 'bytes=-0' }, 416, null, 'bytes */10'],
  [{ Range: 'bytes=0-1,3-4' }, 200, whole],
  [{ Range: 'lines=1-2' }, 200, whole],
  [{ Range: 'bytes=a-b' }, 200, whole],
  [{ Range: 'bytes=-' }, 200, whole],
  [{ Range: 'bytes=0-3', 'If-Range': 'TAG' }, 206, 'abcd', 'bytes 0-3/10'],
  [{ Range: 'bytes=0-3', 'If-Range': 'W/TAG' }, 200, whole],
  [{ Range: 'bytes=0-3', 'If-Range': '"other"' }, 200, whole],
  [{ Range: 'bytes=99-', 'If-Range': '"other"' }, 200, whole],
  [{ Range: 'bytes=0-3', 'If-Range': same }, 206, 'abcd', 'bytes 0-3/10'],
  [{ Range: 'bytes=0-3', 'If-Range': later }, 200, whole],
  [{ Range: 'bytes=0-3', 'If-Match': 'TAG' }, 206, 'abcd', 'bytes 0-3/10'],
  [{ Range: 'bytes=0-3', 'If-None-Match': '"other"' }, 206, 'abcd', 'bytes 0-3/10'],
  [{ 'If-Range': '"other"' }, 200, whole],
];

describe.each([
  ['an asset', asset],
  ['a medium', medium],
])('%s', (_, open) => {
  let ask: Ask;
  let tag = '';
  beforeAll(async () => {
    ask = await open();
    tag = (await ask('HEAD', {})).headers.get('etag') ?? '';
  });

  const told = async (method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    const answer = await ask(
      method,
      Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, text.replace('TAG', tag)]),
      ),
    );
    const length = answer.headers.get('content-length');
    const body = answer.status < 300 ? await answer.text() : (await answer.text()) || null;
    return { status: answer.status, body, length, range: answer.headers.get('content-range') };
  };

  it.each([...rows, ...ranges])('GET %j is %i', async (headers, status, body, range = null) => {
    const length = body === null ? null : String(body.length);
    const answer = await told('GET', headers);
    expect(answer).toEqual({ status, body, length: answer.length ?? length, range });
    expect(answer.length ?? length).toBe(length);
  });

  it.each(rows)('HEAD %j is %i', async (headers, status) => {
    const body = status === 200 ? '' : null;
    const length = status === 200 ? '10' : null;
    expect(await told('HEAD', headers)).toEqual({ status, body, length, range: null });
  });

  it.each(ranges)('HEAD %j is the whole, without its bytes', async (headers) => {
    expect(await told('HEAD', headers)).toEqual({
      status: 200,
      body: '',
      length: '10',
      range: null,
    });
  });

  it('says in a 304 how long it is kept, and nothing of the bytes', async () => {
    const [fully, kept] = [await ask('GET', {}), await ask('GET', { 'If-None-Match': tag })];
    await fully.body?.cancel();
    const named = ['cache-control', 'etag', 'last-modified', 'vary'];
    expect(named.map((name) => kept.headers.get(name))).toEqual(
      named.map((name) => fully.headers.get(name)),
    );
    for (const name of ['content-type', 'content-length', 'accept-ranges'])
      expect(kept.headers.get(name), name).toBeNull();
    expect(fully.headers.get('accept-ranges')).toBe('bytes');
  });
});
