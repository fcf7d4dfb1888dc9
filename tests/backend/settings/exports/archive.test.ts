import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { runExports } from '#src/backend/settings/exports/exporter.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { addressOf, archives, asked, bytesOf, day, latest, pathTo } from './export-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
});

describe('the archive', () => {
  const content = Buffer.alloc(300_000, 'Bo was here. ');
  let id: number;
  let path: string;
  let whole: Buffer;
  beforeEach(async () => {
    await backend.db
      .update(users)
      .set({ about: content.toString() })
      .where(eq(users.id, idOf('bo')));
    ({ id } = await asked(bo));
    await runExports(backend);
    path = await pathTo(bo, id);
    whole = await bytesOf(await bo.get(path));
  });

  test('is fetched in parts that fit together', async () => {
    const head = await bo.get(path);
    const tag = head.headers.get('etag') ?? '';
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="export-2026-05-04.zip"',
    });
    expect((await latest(bo))?.bytes).toBe(whole.length);
    const first = await bo.get(path, { Range: 'bytes=0-99999' });
    const rest = await bo.get(path, { Range: 'bytes=100000-', 'If-Range': tag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('content-range')).toBe(
      `bytes 100000-${whole.length - 1}/${whole.length}`,
    );
    expect(Buffer.concat([await bytesOf(first), await bytesOf(rest)]).equals(whole)).toBe(true);
    const beyond = await bo.get(path, { Range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  test('another one than was begun with is sent whole', async () => {
    const answer = await bo.get(path, { Range: 'bytes=5-', 'If-Range': '"another"' });
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).equals(whole)).toBe(true);
  });

  test('is nobody else’s, by whatever address, and the address is a proof of the password', async () => {
    const ada = await confirmed(backend, 'ada');
    expect((await ada.get(path)).status).toBe(404);
    expect((await addressOf(ada, id)).status).toBe(404);
    const unsure = await signedIn(backend, 'bo');
    expect((await addressOf(unsure, id)).status).toBe(423);
    expect((await unsure.get(`/api/v1/me/export/${id}/archive`)).status).toBe(403);
    expect((await unsure.get(`${path}0`)).status).toBe(403);
    expect((await (await openBrowser(backend)).get(path)).status).toBe(401);
    expect((await backend.fetch(path)).status).toBe(302);
    expect((await backend.fetch(`/storage/exports/${archives(backend)[0]}`)).status).toBe(403);
    for (const bad of ['0', 'x', '99999999999', '-1'])
      expect((await addressOf(bo, bad as unknown as number)).status).toBe(404);
    await bo.post('/logout');
    expect((await bo.get(path)).status).toBe(401);
  });

  test('is no longer given by an address of yesterday', async () => {
    backend.advance(day);
    bo = await signedIn(backend, 'bo');
    expect((await bo.get(path)).status).toBe(403);
  });
});
