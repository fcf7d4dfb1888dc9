import { readdir, readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFullDisk } from '#src/backend/lib/full-disk.ts';
import { s3Store } from '#src/backend/media/store/s3-store.ts';
import { isStoreFailure } from '#src/backend/lib/store-failure.ts';
import { fileOf, gather, openStore, quick, type OpenStore } from './stores.ts';

let open: OpenStore;
beforeEach(async () => {
  open = await openStore('bucket');
});
afterEach(() => open.close());

const key = 'uploads/abc-original';
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const large = randomBytes(20_000_000);

/** Address of a stored file, for so many seconds. */
const signedFor = async (seconds: number) => {
  const { store, desk } = open;
  await store.put(await fileOf(desk, 'a lake'), key, 'image/webp');
  return (await store.sign(key, seconds)) ?? '';
};

describe('an address of a bucket', () => {
  it('gives its file, and a range of it', async () => {
    const url = await signedFor(60);
    expect(await (await fetch(url)).text()).toBe('a lake');
    const part = await fetch(url, { headers: { Range: 'bytes=2-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'la']);
  });

  it('gives nothing once it is over or changed, and is of a GET alone', async () => {
    const url = await signedFor(60);
    const changed = [
      url.replace(key, 'uploads/other'),
      url.replace('Expires=60', 'Expires=600'),
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      url.replace(/&X-Amz-Signature.*/, ''),
      url.replace(/\?.*/, ''),
    ];
    for (const address of changed) expect((await fetch(address)).status, address).toBe(403);
    for (const method of ['PUT', 'DELETE']) expect((await fetch(url, { method })).status).toBe(403);
    open.server.ahead = 61_000;
    expect((await fetch(url)).status).toBe(403);
  });

  it('works for no longer than the protocol allows', async () => {
    expect(await signedFor(9_999_999)).toContain('X-Amz-Expires=604800');
    expect(await signedFor(0)).toContain('X-Amz-Expires=1&');
  });
});

describe('a store with a wrong key', () => {
  it.each([{ secretAccessKey: 'wrong' }, { accessKeyId: 'WRONG' }, { bucket: 'other-bucket' }])(
    'of %o fails, and says of no file that it is lost',
    async (wrong) => {
      const { server, desk } = open;
      const store = s3Store({ ...server.settings, ...wrong }, quick);
      const file = await fileOf(desk, 'a lake');
      const failures = await Promise.all([
        failureOf(store.put(file, key, 'a/b')),
        failureOf(store.fetch(key, path.join(desk, 'copy'))),
        failureOf(gather(store.range(key, { start: 0, end: 1 }))),
      ]);
      expect(failures.map(isStoreFailure)).toEqual([true, true, true]);
      expect(String(failures)).not.toMatch(/secret|KEYOFTESTS/);
      expect(server.bucket.objects.size).toBe(0);
    },
  );
});

describe('a server that is busy', () => {
  it.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ])('with %i is asked again', async (status, code) => {
    const { store, desk, server } = open;
    const seen = new Set<string>();
    server.trouble = (call) => (seen.has(call) ? null : (seen.add(call), { status, code }));
    await store.put(await fileOf(desk, large), key, 'video/mp4');
    expect(await store.size(key)).toMatchObject({ bytes: large.length });
    await store.fetch(key, path.join(desk, 'copy'));
    expect((await readFile(path.join(desk, 'copy'))).equals(large)).toBe(true);
  });

  it('is not asked for ever', async () => {
    open.server.trouble = () => ({ status: 503, code: 'SlowDown' });
    const failure = await failureOf(open.store.size(key));
    expect(isStoreFailure(failure)).toBe(true);
    expect(open.server.calls.length).toBe(1 + quick.pauses.length);
  });

  it('that never answers is waited for so long and no longer', async () => {
    const impatient = s3Store(open.server.settings, { ...quick, pauses: [], answer: 50 });
    open.server.trouble = () => 'silent';
    expect(isStoreFailure(await failureOf(impatient.size(key)))).toBe(true);
  });

  it('refuses at once where another try cannot help', async () => {
    open.server.trouble = () => ({ status: 403, code: 'AccessDenied' });
    expect(isStoreFailure(await failureOf(open.store.size(key)))).toBe(true);
    expect(open.server.calls.length).toBe(1);
  });
});

it.each([
  [507, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
])('a bucket without room (%i %s) is a full disk', async (status, code) => {
  open.server.trouble = () => ({ status, code });
  const failure = await failureOf(open.store.put(await fileOf(open.desk, 'a'), key, 'a/b'));
  expect([isFullDisk(failure), isStoreFailure(failure)]).toEqual([true, true]);
});

describe('a connection that is cut', () => {
  it('in the middle of a part stores nothing, and leaves no parts', async () => {
    const { store, desk, server } = open;
    server.trouble = (call) => (call === `PUT ${key}?uploadId` ? 'cut' : null);
    const file = await fileOf(desk, large);
    expect(isStoreFailure(await failureOf(store.put(file, key, 'video/mp4')))).toBe(true);
    expect([server.bucket.objects.size, server.bucket.uploads.size]).toEqual([0, 0]);
    server.trouble = () => null;
    await store.put(file, key, 'video/mp4');
    expect(await store.size(key)).toMatchObject({ bytes: large.length });
  });

  it('in the middle of a range is an error, after true bytes', async () => {
    const { store, desk, server } = open;
    await store.put(await fileOf(desk, large), key, 'video/mp4');
    server.trouble = () => 'cut';
    const got: Uint8Array[] = [];
    const reading = (async () => {
      for await (const part of store.range(key, { start: 0, end: large.length - 1 }))
        got.push(part);
    })();
    expect(isStoreFailure(await failureOf(reading))).toBe(true);
    const bytes = Buffer.concat(got);
    expect(bytes.length).toBeLessThan(large.length);
    expect(bytes.equals(large.subarray(0, bytes.length))).toBe(true);
  });

  it('in the middle of a copy leaves no half of a file', async () => {
    const { store, desk, server } = open;
    const file = await fileOf(desk, large);
    await store.put(file, key, 'video/mp4');
    server.trouble = () => 'cut';
    const folder = path.dirname(file);
    expect(isStoreFailure(await failureOf(store.fetch(key, path.join(folder, 'copy'))))).toBe(true);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it.each(['range', 'fetch'] as const)('for too long ends a %s', async (way) => {
    const { store, desk, server } = open;
    await store.put(await fileOf(desk, large), key, 'video/mp4');
    const impatient = s3Store(server.settings, { ...quick, silence: 50 });
    server.trouble = () => 'stalled';
    const ways = {
      range: () => gather(impatient.range(key, { start: 0, end: large.length - 1 })),
      fetch: () => impatient.fetch(key, path.join(desk, 'copy')),
    };
    expect(isStoreFailure(await failureOf(ways[way]()))).toBe(true);
  });

  it('by a reader who goes away lets the bucket go at once', async () => {
    const { store, desk, server } = open;
    await store.put(await fileOf(desk, large), key, 'video/mp4');
    server.trouble = () => 'stalled';
    const bytes = store.range(key, { start: 0, end: large.length - 1 });
    expect((await bytes.next()).done).toBe(false);
    expect(server.stalled).toBe(1);
    await bytes.return(undefined);
    await expect.poll(() => server.stalled).toBe(0);
  });

  it('before the answer to the last call is no failure where the file is whole', async () => {
    const { store, desk, server } = open;
    let isJoined = false;
    server.trouble = (call) => {
      if (call !== `POST ${key}?uploadId` || isJoined) return null;
      isJoined = true;
      return 'lost';
    };
    await store.put(await fileOf(desk, large), key, 'video/mp4');
    expect(await store.size(key)).toMatchObject({ bytes: large.length });
  });
});

it('nothing that is sent asks for a public file', async () => {
  const { store, desk, server } = open;
  await store.put(await fileOf(desk, 'a lake'), key, 'image/webp');
  expect(server.headers.filter((name) => /acl|grant/.test(name))).toEqual([]);
  expect((await fetch(`${server.settings.endpoint}/${server.settings.bucket}/${key}`)).status).toBe(
    403,
  );
});
