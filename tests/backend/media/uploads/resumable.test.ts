import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { freeDeadLocks } from '#src/backend/media/uploads/resumable-lock.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import type { FileAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { begin, begun, offsetOf, patch, pieces, stateOf, taken, tus } from './resumable-client.ts';
import { incoming, jpeg, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

const ready = (hash: string) =>
  passes(async () => {
    const answer = (await (await ada.get(`/api/v1/files/${hash}`)).json()) as FileAnswer;
    expect(answer.data.status).toBe('ready');
    return answer.data;
  });

describe('an upload in pieces', () => {
  it('says what it speaks', async () => {
    const answer = await backend.fetch('/api/v1/uploads', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-extension')).toBe('creation,expiration,termination');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('goes on from the bytes that came, and is a file of the library at its end', async () => {
    const created = await begin(backend, ada, bytes.length);
    expect(created.status).toBe(201);
    expect(created.headers.get('upload-expires')).toBe('Mon, 11 May 2026 10:00:00 GMT');
    const address = created.headers.get('location') ?? '';
    expect(address).toMatch(/^\/api\/v1\/uploads\/[\da-f]{40}$/);
    const first = await patch(backend, ada, address, 0, bytes.subarray(0, 500));
    expect([first.status, offsetOf(first), first.headers.get('tus-resumable')]).toEqual([
      204,
      '500',
      '1.0.0',
    ]);
    const head = await tus(backend, ada, 'HEAD', address);
    expect([head.status, offsetOf(head)]).toEqual([200, '500']);
    expect(head.headers.get('upload-length')).toBe(String(bytes.length));
    expect(head.headers.get('cache-control')).toBe('no-store');
    const last = await patch(backend, ada, address, 500, bytes.subarray(500));
    expect([last.status, offsetOf(last)]).toEqual([200, String(bytes.length)]);
    const { fileHash, data } = await taken(last);
    expect(data).toMatchObject({ hash: fileHash, type: 'image', width: 600, height: 300 });
    expect(await ready(fileHash)).toMatchObject({ width: 600 });
    expect(pieces(backend)).toEqual([]);
    await expect.poll(() => incoming(backend)).toEqual([]);
    const [row] = await backend.db.select().from(files);
    expect(row).toMatchObject({ name: 'a lake.jpg', purpose: 'message' });
  });

  it('of another server on the same database and folder goes on there', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, 700));
    const app = createApp(Object.assign(Object.create(backend), backend));
    const other: TestBackend = Object.assign(Object.create(backend), {
      fetch: (url: string, init?: RequestInit) =>
        app.fetch(new Request(new URL(url, testOrigin), init)),
    });
    expect(offsetOf(await tus(other, ada, 'HEAD', address))).toBe('700');
    expect((await patch(other, ada, address, 700, bytes.subarray(700))).status).toBe(200);
  });

  it('keeps what came of a request that was cut off', async () => {
    const address = await begun(backend, ada, bytes.length);
    let sent = 0;
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 600) return controller.error(new Error('The connection is lost.'));
        controller.enqueue(bytes.subarray(sent, sent + 200));
        sent += 200;
      },
    });
    await patch(backend, ada, address, 0, cut);
    expect(offsetOf(await tus(backend, ada, 'HEAD', address))).toBe('600');
    expect((await patch(backend, ada, address, 600, bytes.subarray(600))).status).toBe(200);
  });

  it('that was complete when its server ended is taken when it is asked for', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, -1));
    const [name = ''] = pieces(backend);
    await appendFile(`${backend.mediaDir}/resumable/${name}`, bytes.subarray(-1));
    const { offset, fileHash } = await stateOf(await ada.get(address));
    expect(offset).toBe(bytes.length);
    await ready(fileHash ?? '');
  });
});

describe('one upload_id', () => {
  it('is one upload, and then one file, however often it is begun', async () => {
    const own = { upload_id: randomUUID() };
    const starts = await Promise.all([1, 2, 3].map(() => begin(backend, ada, bytes.length, own)));
    expect(starts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    const [address = '', ...rest] = new Set(starts.map(({ headers }) => headers.get('location')));
    expect(rest).toEqual([]);
    await patch(backend, ada, address ?? '', 0, bytes.subarray(0, 300));
    const again = await begin(backend, ada, bytes.length, own);
    expect([again.status, offsetOf(again)]).toEqual([200, '300']);
    const { fileHash } = await taken(
      await patch(backend, ada, address ?? '', 300, bytes.subarray(300)),
    );
    const lost = await begin(backend, ada, bytes.length, own);
    expect(lost.headers.get('location')).toBe(address);
    expect(await stateOf(lost)).toMatchObject({ offset: bytes.length, fileHash });
    const head = await tus(backend, ada, 'HEAD', address ?? '');
    expect(offsetOf(head)).toBe(String(bytes.length));
    const repeated = await patch(backend, ada, address ?? '', bytes.length, new Uint8Array());
    expect(await taken(repeated)).toMatchObject({ fileHash });
    expect(await backend.db.$count(files)).toBe(1);
  });

  it('that POST /files took already is told with its file', async () => {
    const own = { upload_id: randomUUID() };
    const { fileHash } = await taken(await upload(backend, ada, bytes, own));
    const answer = await begin(backend, ada, bytes.length, own);
    expect(offsetOf(answer)).toBe(String(bytes.length));
    expect((await stateOf(answer)).fileHash).toBe(fileHash);
    expect(pieces(backend)).toEqual([]);
  });

  it('of another length is refused, and of somebody else is theirs', async () => {
    const own = { upload_id: randomUUID() };
    await begin(backend, ada, bytes.length, own);
    const other = await begin(backend, ada, bytes.length + 1, own);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'upload_id_reused' });
    const bo = await signedIn(backend, 'bo');
    expect((await begin(backend, bo, bytes.length, own)).status).toBe(201);
  });

  it('of a poster that was made anew takes the place of the one before', async () => {
    const own = { upload_id: randomUUID(), part: 'poster', filetype: 'image/jpeg' };
    const first = await begun(backend, ada, 900, own);
    await patch(backend, ada, first, 0, bytes.subarray(0, 900));
    const again = await begin(backend, ada, 700, own);
    expect([again.status, offsetOf(again)]).toEqual([201, '0']);
    expect((await tus(backend, ada, 'HEAD', first)).status).toBe(404);
    expect(pieces(backend)).toHaveLength(1);
  });

  it('that a process had locked when it died is free for the next one', async () => {
    const address = await begun(backend, ada, bytes.length);
    const lockedUntil = new Date('2999-01-01T00:00:00Z');
    await backend.db.update(unfinishedUploads).set({ lockedBy: randomUUID(), lockedUntil });
    await freeDeadLocks(backend);
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(200);
  });
});

describe('two requests at once', () => {
  it('do not mix: one writes, the other is refused', async () => {
    const address = await begun(backend, ada, bytes.length);
    const answers = await Promise.all(
      [1, 2].map(() => patch(backend, ada, address, 0, bytes.subarray(0, 900))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    await ready(
      (await taken(await patch(backend, ada, address, 900, bytes.subarray(900)))).fileHash,
    );
  });

  it('are told apart while the first is still sending', async () => {
    const address = await begun(backend, ada, bytes.length);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const first = patch(backend, ada, address, 0, readable);
    await writer.write(bytes.subarray(0, 400));
    await expect.poll(async () => offsetOf(await tus(backend, ada, 'HEAD', address))).toBe('400');
    const second = await patch(backend, ada, address, 400, bytes.subarray(400));
    expect([second.status, second.headers.get('retry-after')]).toEqual([423, '1']);
    expect(await second.json()).toMatchObject({ code: 'upload_locked' });
    await writer.close();
    expect(offsetOf(await first)).toBe('400');
    expect((await patch(backend, ada, address, 400, bytes.subarray(400))).status).toBe(200);
    const [row] = await backend.db.select().from(unfinishedUploads);
    expect(row).toMatchObject({ lockedBy: null, lockedUntil: null });
  });
});
