import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { jpeg, picture, upload } from './uploading.ts';

const mega = 1_048_576;
const env = { STORAGE_PER_MEMBER: '1' };

test('an account keeps no more than its storage, and a removed file makes room', async () => {
  const backend = await createTestBackend({ env });
  const ada = await signedIn(backend, 'ada');
  const first = await upload(backend, ada, await jpeg());
  const { fileHash } = (await first.json()) as { fileHash: string };
  const own = eq(files.hash, fileHash);
  await passes(async () => {
    const [row] = await backend.db.select().from(files).where(own);
    expect(row?.status).toBe('ready');
    const { full, source, thumb } = row?.variants ?? {};
    expect([full, source, thumb].map((one) => one?.bytes)).not.toContain(undefined);
    const kept = (full?.bytes ?? 0) + (source?.bytes ?? 0) + (thumb?.bytes ?? 0);
    expect(row?.bytes).toBe(kept);
  });
  await backend.db.update(files).set({ bytes: mega }).where(own);
  const refused = await upload(backend, ada, await jpeg());
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    message: 'Your storage is full.',
    errors: { file: ['Your storage is full.'] },
    error: { file: ['Your storage is full.'] },
  });
  const bo = await signedIn(backend, 'bo');
  expect((await upload(backend, bo, await jpeg())).status).toBe(201);
  expect((await ada.send('DELETE', `/api/v1/files/${fileHash}`)).status).toBe(204);
  expect((await upload(backend, ada, await jpeg())).status).toBe(201);
});

test('uploads sent at once do not exceed it together', async () => {
  const backend = await createTestBackend({ env });
  const ada = await signedIn(backend, 'ada');
  const bytes = await picture(500, 450).png({ compressionLevel: 0 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(mega / 2);
  const status = async () => (await upload(backend, ada, bytes)).status;
  const answers = await Promise.all([status(), status(), status(), status()]);
  expect(answers.filter((one) => one === 201)).toHaveLength(1);
});
