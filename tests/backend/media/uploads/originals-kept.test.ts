import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { resumeFiles } from '#src/backend/media/uploads/process.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import { purgeFiles } from '#src/backend/settings/leaving/purge-files.ts';
import { passes } from '#tests/lib/passes.ts';
import { confirmed } from '../../auth/browser.ts';
import { copyOf } from '../../settings/exports/export-world.ts';
import { idOf, writePost } from '../../world.ts';
import { createOriginalWorld, noted, type OriginalWorld } from './original-world.ts';
import { incoming, jpeg } from './uploading.ts';

let world: OriginalWorld;
beforeEach(async () => {
  world = await createOriginalWorld();
});

describe('the original of a picture', () => {
  it('counts as what its owner keeps', async () => {
    const { kept } = world;
    const { row } = await kept(await noted());
    const sizes = Object.values(row?.variants ?? {}).map(({ bytes }) => bytes);
    expect(Object.keys(row?.variants ?? {}).toSorted()).toEqual(['full', 'source', 'thumb']);
    expect(row?.bytes).toBe(sizes.reduce((total, bytes) => total + bytes, 0));
  });

  it('goes with its file', async () => {
    const { ada, backend, kept, statusFor, stored } = world;
    const { hash } = await kept(await jpeg());
    expect(stored(hash)).toContain('source');
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    expect(await statusFor(hash, 'ada')).toBe(404);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(stored(hash)).toEqual([]);
  });

  it('is in the copy of everything that is its owner’s', async () => {
    const { backend, kept } = world;
    const bytes = await noted();
    const { hash } = await kept(bytes, { purpose: 'post' });
    const copy = await copyOf(backend, await confirmed(backend, 'ada'));
    expect(copy.get(`media/own/${hash}.jpg`)).toEqual(bytes);
  });

  it('goes when its owner leaves, while what was sold stays', async () => {
    const { backend, kept, rowOf, stored } = world;
    const { hash, row } = await kept(await noted(), { purpose: 'post' });
    await writePost(backend, 'ada', { isPaid: true, price: 500, media: [hash] });
    await purgeFiles(backend, idOf('ada'));
    expect(stored(hash)).toEqual(['full.webp', 'thumb.webp']);
    const now = await rowOf(hash);
    expect(now?.bytes).toBe((row?.bytes ?? 0) - (row?.variants.source?.bytes ?? 0));
    expect(Object.keys(now?.variants ?? {}).toSorted()).toEqual(['full', 'thumb']);
  });

  it('is kept once by whoever goes on after a process that ended before the row was written', async () => {
    const { backend, kept, rowOf } = world;
    const bytes = await noted();
    const made = await kept(bytes);
    const unready = { status: 'processing' as const, variants: {}, bytes: bytes.length };
    await backend.db.update(files).set(unready).where(eq(files.hash, made.hash));
    writeFileSync(path.join(backend.mediaDir, 'incoming', made.hash), bytes);
    await resumeFiles(backend);
    await passes(async () => expect((await made.read()).data.status).toBe('ready'));
    const answer = await backend.fetch((await made.read()).original_url ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    const now = await rowOf(made.hash);
    expect(now?.bytes).toBe(made.row?.bytes);
    await passes(() => expect(incoming(backend)).toEqual([]));
  });

  it('of a picture that failed goes with it', async () => {
    const { backend, kept, statusFor, stored } = world;
    const { hash } = await kept(await noted());
    const failed = { status: 'failed' as const, variants: {} };
    await backend.db.update(files).set(failed).where(eq(files.hash, hash));
    expect(await statusFor(hash, 'ada')).toBe(404);
    backend.advance(25 * 3_600_000);
    expect(await sweepFiles(backend)).toBe(1);
    expect(stored(hash)).toEqual([]);
  });

  it('of a face or a banner is not kept', async () => {
    const { kept, stored } = world;
    for (const purpose of ['avatar', 'banner']) {
      const { hash } = await kept(await noted(), { purpose });
      expect(stored(hash)).toEqual(['full.webp', 'thumb.webp']);
    }
  });
});
