import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deletedFiles } from '#src/backend/db/schema/deleted-files.ts';
import { files, type FileVariants } from '#src/backend/db/schema/files.ts';
import { addVariants } from '#src/backend/media/uploads/add-variants.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { rowOf, storeVideo } from './video-world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  await storeVideo(backend, 'ada', 'film', { hash: 'film', bytes: 100 });
});

const variant = (name: string) => ({
  path: `uploads/film-${name}`,
  mime: 'video/mp4',
  width: 640,
  height: 360,
  bytes: 7,
});
const ladder: FileVariants = { hls: variant('hls'), film360: variant('film360') };
const remove = async () => {
  expect((await ada.send('DELETE', '/api/v1/files/film')).status).toBe(204);
};

describe('renderings that are made later', () => {
  it('are added to those that are there, and count where it is said', async () => {
    const { variants } = await rowOf(backend, 'film');
    expect(await addVariants(backend, 'film', ladder)).toBe('saved');
    expect(await rowOf(backend, 'film')).toMatchObject({
      variants: { ...variants, ...ladder },
      bytes: 100,
    });
    const thumb = variant('thumb-2');
    expect(await addVariants(backend, 'film', { thumb }, { bytes: -30 })).toBe('saved');
    expect(await rowOf(backend, 'film')).toMatchObject({
      variants: { ...variants, ...ladder, thumb },
      bytes: 70,
    });
  });

  it('leave one another alone at the same time', async () => {
    const names = ['hls', 'hls360', 'film360', 'film720', 'clip', 'thumb'] as const;
    await Promise.all(
      names.map((name) => addVariants(backend, 'film', { [name]: variant(name) }, { bytes: 1 })),
    );
    const { variants, bytes } = await rowOf(backend, 'film');
    expect(variants).toMatchObject(Object.fromEntries(names.map((name) => [name, variant(name)])));
    expect(variants.original).toBeDefined();
    expect(bytes).toBe(106);
  });

  it('come back with a file that was deleted meanwhile', async () => {
    await remove();
    expect(await addVariants(backend, 'film', ladder, { bytes: 5 })).toBe('saved');
    const [row] = await backend.db.select().from(deletedFiles);
    expect(row?.file).toMatchObject({ variants: ladder, bytes: 105 });
    const restored = await ada.post('/api/v1/library/restore', { hashes: ['film'] });
    expect(restored.status).toBe(200);
    expect(await rowOf(backend, 'film')).toMatchObject({ variants: ladder, bytes: 105 });
  });

  it('are not kept of a file that is gone for good, or is not ready', async () => {
    await backend.db.update(files).set({ status: 'processing' }).where(eq(files.hash, 'film'));
    expect(await addVariants(backend, 'film', ladder)).toBe('gone');
    await remove();
    expect(await addVariants(backend, 'film', ladder)).toBe('gone');
    await purgeDeletedOf(backend, idOf('ada'));
    expect(await addVariants(backend, 'film', ladder)).toBe('gone');
    expect(await addVariants(backend, 'unknown', ladder)).toBe('gone');
  });
});
