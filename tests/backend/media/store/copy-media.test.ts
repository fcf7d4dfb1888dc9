import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyMedia } from '#src/backend/media/store/copy-media.ts';
import { folderStore } from '#src/backend/media/store/folder-store.ts';
import type { MediaStore } from '#src/backend/media/store/media-store.ts';
import { environmentOf } from './s3-server.ts';
import { listed, openStore, type OpenStore } from './stores.ts';

let open: OpenStore;
let bucket: MediaStore;
let folder: MediaStore;
let mediaDir: string;
beforeEach(async () => {
  open = await openStore('bucket');
  bucket = open.store;
  mediaDir = path.join(open.desk, 'data', 'media');
  folder = folderStore(mediaDir);
});
afterEach(() => open.close());

/** Lays a file below the folder of the media. */
function lay(key: string, text: string): void {
  mkdirSync(path.dirname(path.join(mediaDir, key)), { recursive: true });
  writeFileSync(path.join(mediaDir, key), text);
}
const names = Array.from({ length: 20 }, (_, index) => `uploads/file-${10 + index}`);
const desk = () => path.join(mediaDir, 'work', 'copying');

describe('copying', () => {
  beforeEach(() => {
    for (const name of names) lay(name, `words of ${name}`);
    lay('seed/ada.webp', 'a face');
    lay('incoming/waits.poster', 'a poster');
    for (const key of ['incoming/arrives.part', 'incoming/arrives.part.clip', 'uploads/a.1-2.new'])
      lay(key, 'half');
    lay('exports/1-a.zip', 'a copy');
    for (const key of ['exports/1-b.zip.part', 'resumable/abc', 'work/x/uploads/y'])
      lay(key, 'local');
  });
  const there = ['exports/1-a.zip', 'incoming/waits.poster', 'seed/ada.webp', ...names];

  it('brings to a bucket what it is to have, and leaves the folder as it was', async () => {
    const before = await listed(folder, '');
    const copied = await copyMedia(folder, bucket, { desk: desk() });
    expect(copied).toMatchObject({ files: there.length, there: 0 });
    expect((await listed(bucket, '')).map(([key]) => key)).toEqual(there);
    expect(open.server.bucket.objects.get('seed/ada.webp')?.type).toBe('image/webp');
    expect(await listed(folder, '')).toEqual(before);
  });

  it('and back gives the same files', async () => {
    await copyMedia(folder, bucket, { desk: desk() });
    const other = folderStore(path.join(open.desk, 'other'));
    await copyMedia(bucket, other, { desk: path.join(open.desk, 'other', 'work') });
    const wanted = (await listed(folder, '')).filter(([key]) => there.includes(key));
    expect(await listed(other, '')).toEqual(wanted);
  });

  it('goes on after it broke off, and copies anew what has another length', async () => {
    open.server.trouble = (call) =>
      call === `PUT ${names[12]}` ? { status: 403, code: 'AccessDenied' } : null;
    await expect(copyMedia(folder, bucket, { desk: desk() })).rejects.toThrow('AccessDenied');
    open.server.trouble = () => null;
    const known = await listed(bucket, '');
    expect(known.length).toBeGreaterThan(0);
    open.server.bucket.objects.set(names[0] ?? '', {
      bytes: Buffer.from('half'),
      type: 'a/b',
      modified: new Date(),
    });
    open.server.calls.length = 0;
    const copied = await copyMedia(folder, bucket, { desk: desk() });
    expect(copied.there).toBe(known.length - 1);
    expect(copied.files + copied.there).toBe(there.length);
    const put = open.server.calls.filter((call) => call.startsWith('PUT')).length;
    expect(put).toBe(copied.files);
  });

  it('removes a source only once its copy has the whole length', async () => {
    open.server.trouble = (call) =>
      call.startsWith('PUT uploads/') ? { status: 403, code: 'AccessDenied' } : null;
    const move = { desk: desk(), isMove: true };
    await expect(copyMedia(folder, bucket, move)).rejects.toThrow('AccessDenied');
    const left = (await listed(folder, 'uploads/')).map(([key]) => key);
    expect(left).toEqual(['uploads/a.1-2.new', ...names]);
    open.server.trouble = () => null;
    await copyMedia(folder, bucket, move);
    expect(readdirSync(path.join(mediaDir, 'uploads'))).toEqual(['a.1-2.new']);
    expect((await listed(bucket, '')).map(([key]) => key)).toEqual(there);
  });
});

describe('npm run media', () => {
  const run = promisify(execFile);
  const media = async (...words: string[]) => {
    const { DATA_DIR, ...bucketLines } = {
      DATA_DIR: path.join(open.desk, 'data'),
      ...environmentOf(open.server),
    };
    const env = { ...process.env, DATA_DIR, ...(words.includes('bare') ? {} : bucketLines) };
    const given = words.filter((word) => word !== 'bare');
    const argv = ['--import', 'tsx', 'src/backend/move-media.ts', ...given];
    return run(process.execPath, argv, { env }).then(
      ({ stdout }) => stdout,
      (error: unknown) => String((error as { stderr: unknown }).stderr),
    );
  };

  it('moves the media to the bucket and back', async () => {
    lay('uploads/a', 'a lake');
    expect(await media('to-bucket')).toBe('1 files copied (0.0 MB), 0 were there.\n');
    expect(await media('to-bucket', '--delete-source')).toContain('0 files copied');
    expect(await listed(folder, 'uploads/')).toEqual([]);
    expect(await media('to-folder')).toContain('1 files copied');
    expect(await listed(folder, 'uploads/')).toEqual([['uploads/a', 6]]);
  });

  it.each([
    [[], 'Use: npm run media -- to-bucket|to-folder'],
    [['to-the-moon'], 'Use: npm run media'],
    [['to-bucket', '--force'], "Unknown option '--force'"],
    [['to-bucket', 'bare'], 'S3_ENDPOINT and the lines beside it are not set'],
  ])('with %o says what is wrong, in a line', async (words, said) => {
    const answer = await media(...words);
    expect(answer).toContain(said);
    expect(answer.trimEnd().split('\n')).toHaveLength(1);
  });
});
