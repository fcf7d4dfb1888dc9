import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import type { FileAnswer, UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { post } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, storeFile } from '../../world.ts';
import { incoming, jpeg, picture, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const taken = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  const body = (await (await answer).json()) as UploadAnswer;
  return { status, ...body };
};
const show = async (hash: string, browser = ada) =>
  (await (await browser.get(`/api/v1/files/${hash}`)).json()) as FileAnswer;
const settled = (hash: string) =>
  passes(async () => {
    const answer = await show(hash);
    expect(answer.data.status).not.toBe('processing');
    return answer;
  });

describe('a picture', () => {
  it('is taken, made ready in three sizes, and can be sent', async () => {
    const { status, fileHash, data } = await taken(
      upload(backend, ada, await picture(3000, 1500).jpeg().toBuffer()),
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({ hash: fileHash, status: 'processing', url: null, width: 3000 });
    const { data: ready } = await settled(fileHash);
    expect(ready).toMatchObject({ status: 'ready', type: 'image', width: 2048, height: 1024 });
    expect(ready.placeholder).toMatch(/^#[12][\da-f][34][\da-f][56][\da-f]$/);
    const size = async (url: string | null) =>
      sharp(Buffer.from(await (await backend.fetch(url ?? '')).arrayBuffer())).metadata();
    expect(await size(ready.url)).toMatchObject({ format: 'webp', width: 2048 });
    expect(await size(ready.medium_url ?? null)).toMatchObject({ width: 1024, height: 512 });
    expect(await size(ready.thumb_url)).toMatchObject({ width: 480, height: 240 });
    expect(incoming(backend)).toEqual([]);
    expect(backend.published).toContainEqual({
      channels: [`private-App.Models.User.${idOf('ada')}`],
      event: 'App\\Events\\MediaProcessed',
      data: { hash: fileHash, status: 'ready', thumb_url: ready.thumb_url },
    });
    expect((await post(ada, 'bo', { fileHash: [fileHash] })).status).toBe(200);
  });

  it('is turned as the camera said, and keeps nothing the camera noted', async () => {
    const noted = await picture()
      .withExif({ IFD0: { Orientation: '6', Make: 'Secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(noted).metadata()).exif).toBeDefined();
    const { fileHash, data } = await taken(upload(backend, ada, noted));
    expect(data).toMatchObject({ width: 300, height: 600 });
    const { data: ready } = await settled(fileHash);
    expect(ready).toMatchObject({ width: 300, height: 600 });
    const bytes = Buffer.from(await (await backend.fetch(ready.url ?? '')).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s', async (kind) => {
    const { status, fileHash } = await taken(
      upload(backend, ada, await picture(64, 32)[kind]().toBuffer()),
    );
    expect(status).toBe(201);
    expect((await settled(fileHash)).data.status).toBe('ready');
  });

  it('that is broken behind its head fails, says why, and may be sent again', async () => {
    const whole = await picture(900, 900).png().toBuffer();
    const uploadId = { upload_id: randomUUID() };
    const broken = Buffer.concat([whole.subarray(0, 200), Buffer.alloc(500, 7)]);
    const { fileHash } = await taken(upload(backend, ada, broken, uploadId));
    expect(await settled(fileHash)).toMatchObject({
      data: { status: 'failed' },
      error: 'The picture could not be read.',
    });
    const again = await taken(upload(backend, ada, whole, uploadId));
    expect(again).toMatchObject({ status: 201, data: { status: 'processing' } });
    expect((await settled(again.fileHash)).data.status).toBe('ready');
  });
});

describe('one upload_id', () => {
  it('is one file, however often and at once it comes', async () => {
    const uploadId = { upload_id: randomUUID() };
    const bytes = await jpeg();
    const answers = await Promise.all(
      [1, 2, 3].map(() => taken(upload(backend, ada, bytes, uploadId))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(new Set(answers.map(({ fileHash }) => fileHash)).size).toBe(1);
    expect(await backend.db.$count(files)).toBe(1);
    await settled(answers[0]?.fileHash ?? '');
    expect(await taken(upload(backend, ada, bytes, uploadId))).toMatchObject({
      status: 409,
      code: 'duplicate_upload',
      data: { status: 'ready' },
    });
  });

  it('of somebody else is theirs', async () => {
    const uploadId = { upload_id: randomUUID() };
    const bytes = await jpeg();
    const bo = await signedIn(backend, 'bo');
    const mine = await taken(upload(backend, ada, bytes, uploadId));
    const theirs = await taken(upload(backend, bo, bytes, uploadId));
    expect(theirs.status).toBe(201);
    expect(theirs.fileHash).not.toBe(mine.fileHash);
    await settled(mine.fileHash);
  });
});

describe('a file', () => {
  it('is its owner’s alone', async () => {
    const { fileHash } = await taken(upload(backend, ada, await jpeg()));
    await settled(fileHash);
    const bo = await signedIn(backend, 'bo');
    expect((await bo.get(`/api/v1/files/${fileHash}`)).status).toBe(404);
    expect((await bo.send('DELETE', `/api/v1/files/${fileHash}`)).status).toBe(404);
  });

  it('is removed with its bytes, unless a message shows it', async () => {
    const { fileHash } = await taken(upload(backend, ada, await jpeg()));
    await settled(fileHash);
    const full = path.join(backend.mediaDir, 'uploads', `${fileHash}-full.webp`);
    expect(existsSync(full)).toBe(true);
    expect((await ada.send('DELETE', `/api/v1/files/${fileHash}`)).status).toBe(204);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(existsSync(full)).toBe(false);
    const { hash } = await storeFile(backend, 'ada');
    await post(ada, 'bo', { fileHash: [hash] });
    const answer = await ada.send('DELETE', `/api/v1/files/${hash}`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'in_use', posts: 0, messages: 1 });
  });

  it.each(['message', 'post'])(
    'for a %s stays as long as the library lists it',
    async (purpose) => {
      const { fileHash } = await taken(upload(backend, ada, await jpeg(), { purpose }));
      await settled(fileHash);
      backend.advance(400 * 86_400_000);
      expect(await sweepFiles(backend)).toBe(0);
      expect(await backend.db.$count(files)).toBe(1);
    },
  );

  it('that failed goes after a day', async () => {
    await storeFile(backend, 'ada', { status: 'failed', uploadId: randomUUID() });
    backend.advance(23 * 3_600_000);
    expect(await sweepFiles(backend)).toBe(0);
    backend.advance(2 * 3_600_000);
    expect(await sweepFiles(backend)).toBe(1);
  });
});
