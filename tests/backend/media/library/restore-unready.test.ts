import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deletedFiles } from '#src/backend/db/schema/deleted-files.ts';
import { saveOutcome } from '#src/backend/media/uploads/outcome.ts';
import { isProcessing } from '#src/backend/media/uploads/process.ts';
import { sourceOf } from '#src/backend/media/uploads/source.ts';
import { purgeDeleted } from '#src/backend/media/uploads/purge-deleted.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import { incoming, jpeg, upload } from '../uploads/uploading.ts';
import { hour, openDeletions, type DeletionWorld } from './restore-world.ts';

let world: DeletionWorld;
beforeEach(async () => {
  world = await openDeletions();
});

const isDone = async (hash: string) => {
  await expect.poll(() => isProcessing(hash)).toBe(false);
};

/** A file whose bytes have come, and that nobody makes ready yet. */
async function unready(hash: string) {
  const { backend, own } = world;
  await sent().then(isDone);
  await own(hash, { status: 'processing', variants: {}, bytes: 10 });
  await writeFile(sourceOf(backend, hash), await jpeg());
}

/** For each of the file's renderings, whether it lies in the store. */
async function areThere(hash: string) {
  const row = (await world.rows()).find((one) => one.hash === hash);
  return Object.values(row?.variants ?? {}).map((variant) =>
    existsSync(path.join(world.backend.mediaDir, variant.path)),
  );
}

async function sent(): Promise<string> {
  const answer = await upload(world.backend, world.ada, await jpeg());
  return ((await answer.json()) as { fileHash: string }).fileHash;
}

test('what was deleted while it was made ready comes back ready', async () => {
  const { removed, restored, rows } = world;
  const hash = await sent();
  expect(await removed(hash)).toEqual([hash]);
  await isDone(hash);
  expect(await restored(hash)).toEqual([hash]);
  expect(await rows()).toMatchObject([{ hash, status: 'ready', type: 'image' }]);
  expect(await areThere(hash)).toEqual([true, true, true]);
});

test('what nobody had begun to make ready is made ready once it is back', async () => {
  const { backend, removed, restored, rows } = world;
  await unready('sea');
  await removed('sea');
  backend.advance(hour / 2);
  await sweepFiles(backend);
  expect(await restored('sea')).toEqual(['sea']);
  await isDone('sea');
  expect((await rows()).find(({ hash }) => hash === 'sea')).toMatchObject({ status: 'ready' });
  expect([await areThere('sea'), incoming(backend)]).toEqual([[true, true, true], []]);
});

test('the purge takes the bytes that came, too', async () => {
  const { backend, removed } = world;
  await unready('sea');
  await removed('sea');
  backend.advance(hour);
  await purgeDeleted(backend);
  expect(incoming(backend)).toEqual([]);
});

const outcome = { status: 'ready', error: null, bytes: 5, placeholder: '#111111' } as const;

test('an outcome finds the row wherever it is, and a ready one stays as it is', async () => {
  const { backend, removed, restored } = world;
  const mark = { language: 'en', mark: 'abc', bytes: 40 };
  await world.own('sea', { status: 'processing', variants: {}, captions: [mark] });
  await removed('sea');
  expect(await saveOutcome(backend, 'sea', outcome)).toEqual({ kind: 'deleted' });
  const again = { ...outcome, placeholder: '#222222' };
  expect(await saveOutcome(backend, 'sea', again)).toEqual({ kind: 'deleted' });
  await restored('sea');
  const [row] = await world.rows();
  expect(row).toMatchObject({ status: 'ready', bytes: 45, placeholder: '#111111' });
  expect(await saveOutcome(backend, 'sea', again)).toEqual({ kind: 'known' });
  await removed('sea');
  await backend.db.delete(deletedFiles).where(eq(deletedFiles.hash, 'sea'));
  expect(await saveOutcome(backend, 'sea', again)).toEqual({ kind: 'gone' });
});
