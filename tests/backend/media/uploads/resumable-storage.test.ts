import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { begin, begun, patch, taken } from './resumable-client.ts';
import { jpeg, upload } from './uploading.ts';

const mega = 1_048_576;
let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend({ env: { STORAGE_PER_MEMBER: '1' } });
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

describe('a storage', () => {
  const full = { file: ['Your storage is full.'] };

  it('counts what is declared, also for uploads at once and in other ways', async () => {
    const half = 0.6 * mega;
    const starts = await Promise.all([1, 2, 3].map(() => begin(backend, ada, Math.floor(half))));
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1);
    await backend.db.update(unfinishedUploads).set({ length: mega });
    const other = await upload(backend, ada, bytes);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ errors: full });
    const bo = await signedIn(backend, 'bo');
    expect((await begin(backend, bo, bytes.length)).status).toBe(201);
  });

  it('that was filled meanwhile keeps the upload until there is room', async () => {
    const address = await begun(backend, ada, bytes.length);
    const { fileHash } = await taken(await upload(backend, ada, bytes));
    await expect
      .poll(async () => (await ada.get(`/api/v1/files/${fileHash}`)).text())
      .toContain('"ready"');
    await backend.db.update(files).set({ bytes: mega });
    const refused = await patch(backend, ada, address, 0, bytes);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: full });
    expect((await ada.send('DELETE', `/api/v1/files/${fileHash}`)).status).toBe(204);
    expect(await (await ada.get(address)).json()).toMatchObject({ offset: bytes.length });
    expect(await backend.db.$count(files)).toBe(1);
  });

  it('has room for a hundred unfinished uploads', async () => {
    expect((await begin(backend, ada, 10)).status).toBe(201);
    const [row] = await backend.db.select().from(unfinishedUploads);
    const copies = Array.from({ length: 99 }, () => ({
      ...row,
      id: randomUUID(),
      uploadId: randomUUID(),
    }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row is there: it was begun
    await backend.db.insert(unfinishedUploads).values(copies as (typeof row & object)[]);
    const answer = await begin(backend, ada, 10);
    expect(answer.status).toBe(422);
    const errors = { file: ['You have 100 unfinished uploads. Finish or cancel one of them.'] };
    expect(await answer.json()).toMatchObject({ errors });
  });
});
