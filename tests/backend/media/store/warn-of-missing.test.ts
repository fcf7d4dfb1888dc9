import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { folderStore } from '#src/backend/media/store/folder-store.ts';
import { warnOfMissing } from '#src/backend/media/store/warn-of-missing.ts';
import { createBucketWorld, keysIn, ready, type BucketWorld } from './bucket-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
  world.backend.logged.length = 0;
});
afterEach(() => world.server.close());

/** Lines of a look, without what the server did besides. */
const said = async (backend = world.backend) => {
  backend.logged.length = 0;
  world.server.calls.length = 0;
  await warnOfMissing(backend);
  return backend.logged.filter((line) => line.startsWith('media '));
};
const questions = () => world.server.calls.filter((call) => call.startsWith('HEAD '));

it('says nothing where all is there, nor where nothing was stored', async () => {
  expect(await said()).toEqual([]);
  await ready(world, 'picture');
  expect(await said()).toEqual([]);
  expect(questions()).toHaveLength(1);
});

it('names the command for media that are still in the folder', async () => {
  await ready(world, 'picture');
  for (const key of keysIn(world.server)) world.server.bucket.objects.delete(key);
  const [line = '', ...rest] = await said();
  expect(line).toContain('npm run media -- to-bucket');
  expect(line).toContain('{"missing":1,"looked":1}');
  expect(rest).toEqual([]);
});

it('names the command for media that are still in a bucket', async () => {
  await ready(world, 'picture');
  world.backend.media = folderStore(world.backend.mediaDir);
  const [line = '', ...rest] = await said();
  expect(line).toContain('npm run media -- to-folder');
  expect(rest).toEqual([]);
});

it('asks for a handful, however many there are, and for no picture of the demo world', async () => {
  await ready(world, 'picture');
  const [row] = await world.backend.db.select().from(files);
  if (!row) throw new Error('No row');
  const copies = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    hash: `copy-${index}`,
    uploadId: null,
    variants: {
      full: { path: `${index % 2 ? 'seed' : 'uploads'}/copy-${index}`, ...sizes },
    },
  }));
  await world.backend.db.insert(files).values(copies);
  const [line = ''] = await said();
  expect(questions()).toHaveLength(6);
  expect(questions().join()).not.toContain('seed/');
  expect(line).toContain('"looked":6');
});

it('never throws: a bucket that is away is another matter', async () => {
  await ready(world, 'picture');
  world.server.trouble = () => ({ status: 503, code: 'SlowDown' });
  const [line = ''] = await said();
  expect(line).toContain('media could not be looked for');
});

const sizes = { mime: 'image/webp', width: 1, height: 1, bytes: 1 };
