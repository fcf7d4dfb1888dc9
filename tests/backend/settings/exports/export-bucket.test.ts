import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runExports } from '#src/backend/settings/exports/exporter.ts';
import { makeExport, takeExport } from '#src/backend/settings/exports/make.ts';
import { removeExports } from '#src/backend/settings/exports/stored.ts';
import { dataExports } from '#src/backend/db/schema/exports.ts';
import { confirmed, signedIn, type Browser } from '../../auth/browser.ts';
import { testOrigin } from '../../harness.ts';
import { idOf } from '../../world.ts';
import {
  createBucketWorld,
  keysIn,
  localFiles,
  type BucketWorld,
} from '../../media/store/bucket-world.ts';
import { anotherMachine } from '../../media/uploads/pieces-world.ts';
import { asked, bytesOf, day, latest, pathTo } from './export-world.ts';
import { unzip } from './unzip.ts';

let world: BucketWorld;
let bo: Browser;
beforeEach(async () => {
  world = await createBucketWorld();
  bo = await confirmed(world.backend, 'bo');
});
afterEach(() => world.server.close());

const archives = () => keysIn(world.server).filter((key) => key.startsWith('exports/'));
const rows = () => world.backend.db.select().from(dataExports);
const get = (machine: BucketWorld['backend'], url: string, headers: Record<string, string> = {}) =>
  machine.fetch(url, {
    headers: {
      Origin: testOrigin,
      Cookie: [...bo.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });

describe('with a bucket, a copy of everything', () => {
  test('is served by a machine that did not make it, whole and by ranges', async () => {
    const { backend } = world;
    const other = anotherMachine(backend);
    const { id } = await asked(bo);
    await runExports(backend);
    const [row] = await rows();
    expect(archives()).toEqual([`exports/${id}-${row?.attempt}.zip`]);
    expect([localFiles(backend), localFiles(other)]).toEqual([[], []]);
    const url = await pathTo(bo, id);
    const answer = await get(other, url);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="export-');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const whole = await bytesOf(answer);
    expect(whole).toHaveLength(row?.bytes ?? 0);
    expect(unzip(whole).has('account.json')).toBe(true);
    const part = await get(other, url, { Range: 'bytes=10-19' });
    expect([part.status, await bytesOf(part)]).toEqual([206, whole.subarray(10, 20)]);
    const { endpoint, bucket } = world.server.settings;
    expect((await fetch(`${endpoint}/${bucket}/${archives()[0]}`)).status).toBe(403);
    const ada = await signedIn(backend, 'ada');
    expect((await ada.get(url)).status).toBe(404);
  });

  test('goes once its time is over, and when its member is purged', async () => {
    const { backend } = world;
    await asked(bo);
    await runExports(backend);
    backend.advance(7 * day);
    await runExports(backend);
    expect(archives()).toEqual([]);
    bo = await confirmed(backend, 'bo');
    await asked(bo);
    await runExports(backend);
    expect(archives()).toHaveLength(1);
    await removeExports(backend, idOf('bo'));
    expect(archives()).toEqual([]);
  });

  test('takes the place of the one before', async () => {
    const { backend } = world;
    await asked(bo);
    await runExports(backend);
    const [before] = archives();
    backend.advance(day);
    bo = await confirmed(backend, 'bo');
    await asked(bo);
    await runExports(backend);
    expect(archives()).toHaveLength(1);
    expect(archives()).not.toContain(before);
  });

  test('of a process that was killed is made by another machine, and its files go', async () => {
    const { backend, server } = world;
    const { id } = await asked(bo);
    const held = await takeExport(backend);
    const left = `exports/${id}-${held?.attempt}.zip`;
    server.bucket.objects.set(left, { bytes: Buffer.from('x'), type: 'a/b', modified: new Date() });
    mkdirSync(path.join(backend.mediaDir, 'exports'), { recursive: true });
    writeFileSync(path.join(backend.mediaDir, `${left}.part`), 'half');
    backend.advance(60_000);
    await runExports(anotherMachine(backend));
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'ready' });
    expect(archives()).toEqual([`exports/${id}-${row?.attempt}.zip`]);
    await runExports(backend);
    expect(localFiles(backend)).toEqual([]);
  });

  test('that the bucket does not take is tried again, and leaves nothing here', async () => {
    const { backend, server } = world;
    await asked(bo);
    server.trouble = (call) =>
      call.startsWith('PUT exports/') ? { status: 503, code: 'SlowDown' } : null;
    const held = await takeExport(backend);
    if (!held) throw new Error('nothing was taken up');
    await makeExport(backend, held);
    expect(await rows()).toMatchObject([{ status: 'making', failures: 1 }]);
    expect([archives(), localFiles(backend)]).toEqual([[], []]);
    server.trouble = () => null;
    backend.advance(120_000);
    await runExports(backend);
    expect(await latest(bo)).toMatchObject({ status: 'ready' });
  });
});

test('an idle process asks the bucket for its archives once an hour', async () => {
  const { backend, server } = world;
  const lists = () => server.calls.filter((call) => call === 'GET ').length;
  for (let run = 0; run < 5; run += 1) await runExports(backend);
  expect(lists()).toBe(1);
  backend.advance(3_600_000);
  await runExports(backend);
  expect(lists()).toBe(2);
});
