import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorCode } from '#src/backend/lib/error-code.ts';
import { fileOf, gather, listed, openStore, type OpenStore } from './stores.ts';

const key = 'uploads/abc-full.webp';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const codeOf = (work: Promise<unknown>) => work.then(() => null, errorCode);

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let open: OpenStore;
  beforeEach(async () => {
    open = await openStore(kind);
  });
  afterEach(() => open.close());

  it('keeps a file, says how long it is, and gives its bytes and its ranges', async () => {
    const { store, desk } = open;
    const before = Date.now();
    await store.put(await fileOf(desk, 'a lake at night'), key, 'image/webp');
    const found = await store.size(key);
    expect(found?.bytes).toBe(15);
    expect(Math.abs(Number(found?.modified) - before)).toBeLessThan(60_000);
    const text = async (start: number, end: number) =>
      String(await gather(store.range(key, { start, end })));
    expect(await text(0, 14)).toBe('a lake at night');
    expect(await text(2, 5)).toBe('lake');
    expect(await text(14, 14)).toBe('t');
    expect(await text(3, 2)).toBe('');
  });

  it('keeps what takes the place of another', async () => {
    const { store, desk } = open;
    for (const text of ['a lake', 'a sea'])
      await store.put(await fileOf(desk, text), key, 'image/webp');
    expect(await store.size(key)).toMatchObject({ bytes: 5 });
    expect(await listed(store, 'uploads/')).toEqual([[key, 5]]);
  });

  it('keeps a file without bytes', async () => {
    const { store, desk } = open;
    await store.put(await fileOf(desk, ''), key, 'text/plain');
    expect(await store.size(key)).toMatchObject({ bytes: 0 });
    await store.fetch(key, path.join(desk, 'empty'));
    expect((await stat(path.join(desk, 'empty'))).size).toBe(0);
  });

  it('keeps a large file to its last byte, and brings it back', async () => {
    const { store, desk } = open;
    const bytes = randomBytes(20_000_001);
    await store.put(await fileOf(desk, bytes), key, 'video/mp4');
    expect(await store.size(key)).toMatchObject({ bytes: bytes.length });
    const copy = path.join(desk, 'copy');
    await store.fetch(key, copy);
    expect(hashOf(await readFile(copy))).toBe(hashOf(bytes));
    const across = await gather(store.range(key, { start: 8_388_600, end: 8_388_620 }));
    expect(across.equals(bytes.subarray(8_388_600, 8_388_621))).toBe(true);
    expect(open.server.bucket.uploads.size).toBe(0);
  });

  it.each(["a+b & c's (é)!*.webp", '100%.webp', 'a b/c=d?e#f.webp'])(
    'keeps a file of the name %s',
    async (name) => {
      const { store, desk } = open;
      await store.put(await fileOf(desk, name), `uploads/${name}`, 'image/webp');
      const length = Buffer.byteLength(name);
      const range = { start: 0, end: length - 1 };
      expect(String(await gather(store.range(`uploads/${name}`, range)))).toBe(name);
      expect(await listed(store, 'uploads/')).toEqual([[`uploads/${name}`, length]]);
      await store.remove(`uploads/${name}`);
      expect(await listed(store, '')).toEqual([]);
    },
  );

  it('lists by prefix, however many there are', async () => {
    const { store, desk, server } = open;
    server.bucket.page = 3;
    const names = Array.from({ length: 8 }, (_, index) => `incoming/file-${index}`);
    for (const name of [...names, key])
      await store.put(await fileOf(desk, name), name, 'image/webp');
    expect((await listed(store, 'incoming/')).map(([name]) => name)).toEqual(names);
    expect((await listed(store, '')).length).toBe(9);
    expect(await listed(store, 'nothing/')).toEqual([]);
  });

  it('has nothing where nothing is: null, ENOENT, or no matter', async () => {
    const { store, desk } = open;
    expect(await store.size(key)).toBeNull();
    expect(await codeOf(gather(store.range(key, { start: 0, end: 1 })))).toBe('ENOENT');
    expect(await codeOf(store.fetch(key, path.join(desk, 'copy')))).toBe('ENOENT');
    expect(await codeOf(store.put(path.join(desk, 'none'), key, 'a/b'))).toBe('ENOENT');
    await store.remove(key);
    expect((await readdir(desk)).filter((name) => name !== 'media')).toEqual([]);
  });

  it.each(['../secret', 'uploads/../../secret', '/etc/passwd', 'a//b', '', '.', 'a\\b', 'a\0b'])(
    'knows no file of the key %j',
    async (bad) => {
      const { store, desk, server } = open;
      expect(await store.size(bad)).toBeNull();
      const file = await fileOf(desk, 'a lake');
      const tries = [
        async () => store.put(file, bad, 'a/b'),
        async () => store.fetch(bad, path.join(desk, 'copy')),
        async () => gather(store.range(bad, { start: 0, end: 1 })),
        async () => store.remove(bad),
      ];
      for (const go of tries) await expect(go()).rejects.toThrow('This is no key');
      expect(server.calls).toEqual([]);
    },
  );

  it('gives only what is there of a range, and says that the rest is missing', async () => {
    const { store, desk } = open;
    await store.put(await fileOf(desk, 'a lake'), key, 'image/webp');
    await expect(gather(store.range(key, { start: 2, end: 99 }))).rejects.toThrow(
      /too soon|another/,
    );
  });
});

it('a folder has no addresses', async () => {
  const open = await openStore('folder');
  expect(await open.store.sign(key, 60)).toBeNull();
  await open.close();
});
