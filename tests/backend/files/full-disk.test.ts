import { existsSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { isProcessing, resumeFiles } from '#src/backend/files/process.ts';
import { fileAnswer } from '#src/contract/media/file.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { incoming, jpeg, upload } from './uploading.ts';

/** Hooks of writes to the disk: of renderings, and of uploaded bytes. */
const fine = (): Promise<void> => Promise.resolve();
const disk = { onRendering: fine, onArrival: fine };
const { open, writeFile } = promises;
beforeAll(() => {
  promises.writeFile = async (...args) => disk.onRendering().then(() => writeFile(...args));
  promises.open = async (...args) => {
    const handle = await open(...args);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (...bytes) => disk.onArrival().then(() => write(...bytes));
    return handle;
  };
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(promises, { open, writeFile });
  syncBuiltinESMExports();
});

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`${code}: it cannot be written`), { code }));

let backend: TestBackend;
let ada: Browser;
beforeAll(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
afterEach(() => Object.assign(disk, { onRendering: fine, onArrival: fine }));

const stateOf = async (hash: string) => {
  const { data, error } = fileAnswer.parse(await (await ada.get(`/api/v1/files/${hash}`)).json());
  return { status: data.status, error };
};
const patient = { timeout: 18_000 };
const sent = async () => {
  const answer: { fileHash: string } = await (await upload(backend, ada, await jpeg())).json();
  return answer.fileHash;
};

describe('a sound picture', () => {
  it.each([
    ['ENOSPC', 'disk_full'],
    ['EDQUOT', 'disk_full'],
    ['EIO', 'delayed'],
  ])('waits with its bytes over %s, and is ready once that has passed', async (code, error) => {
    disk.onRendering = failing(code);
    const hash = await sent();
    await expect.poll(() => stateOf(hash), patient).toEqual({ status: 'processing', error });
    expect(incoming(backend)).toContain(hash);
    disk.onRendering = fine;
    await expect.poll(() => stateOf(hash), patient).toEqual({ status: 'ready', error: null });
    // The bytes go after the row says that it is ready.
    await expect.poll(() => incoming(backend), patient).not.toContain(hash);
  });

  it('keeps its renderings where another process was faster', async () => {
    disk.onRendering = async () => {
      const unfinished = eq(files.status, 'processing');
      await backend.db.update(files).set({ status: 'ready' }).where(unfinished);
    };
    const hash = await sent();
    await expect.poll(() => isProcessing(hash), patient).toBe(false);
    for (const name of ['full', 'thumb'])
      expect(existsSync(path.join(backend.mediaDir, 'uploads', `${hash}-${name}.webp`))).toBe(true);
  });

  it('left unfinished by a server that ended is made ready when one starts', async () => {
    const hash = await sent();
    await expect.poll(() => isProcessing(hash), patient).toBe(false);
    await writeFile(path.join(backend.mediaDir, 'incoming', hash), await jpeg());
    await backend.db.update(files).set({ status: 'processing' }).where(eq(files.hash, hash));
    await resumeFiles(backend);
    await expect.poll(() => isProcessing(hash), patient).toBe(false);
    expect(await stateOf(hash)).toEqual({ status: 'ready', error: null });
  });
});

it('says that the disk is full while bytes arrive, and keeps nothing of them', async () => {
  const before = await backend.db.$count(files);
  disk.onArrival = failing('ENOSPC');
  const answer = await upload(backend, ada, await jpeg());
  expect(answer.status).toBe(507);
  expect(answer.headers.get('Retry-After')).toBe('10');
  expect(await answer.json()).toMatchObject({ code: 'disk_full' });
  expect(await backend.db.$count(files)).toBe(before);
});
