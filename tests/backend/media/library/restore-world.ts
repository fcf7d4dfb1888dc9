import { existsSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { deletedFiles } from '#src/backend/db/schema/deleted-files.ts';
import { captions, files } from '#src/backend/db/schema/files.ts';
import { filesDeleteAnswer, filesRestoreAnswer } from '#src/contract/media/deletion.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { storeFile } from '../../world.ts';

export const hour = 3_600_000;
export const restorePath = '/api/v1/library/restore';

/** ada, who deletes files and takes it back. */
export async function openDeletions() {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const remove = (hashes: string[]) => ada.post('/api/v1/library/delete', { hashes });
  const restore = (hashes: string[]) => ada.post(restorePath, { hashes });
  return {
    backend,
    ada,
    own: (hash: string, rest: Partial<typeof files.$inferInsert> = {}) =>
      storeFile(backend, 'ada', { hash, name: `${hash}.jpg`, ...rest }),
    remove,
    restore,
    removed: async (...hashes: string[]) =>
      filesDeleteAnswer.parse(await (await remove(hashes)).json()).deleted.toSorted(),
    restored: async (...hashes: string[]) => {
      const answer = await restore(hashes);
      expect(answer.status).toBe(200);
      return filesRestoreAnswer.parse(await answer.json()).restored.toSorted();
    },
    rows: () => backend.db.select().from(files).orderBy(asc(files.hash)),
    texts: () => backend.db.select().from(captions).orderBy(asc(captions.language)),
    kept: async () =>
      (await backend.db.select().from(deletedFiles).orderBy(asc(deletedFiles.hash))).map(
        ({ hash }) => hash,
      ),
    hasBytes: (hash: string) => existsSync(path.join(backend.mediaDir, `${hash}-full.webp`)),
  };
}
export type DeletionWorld = Awaited<ReturnType<typeof openDeletions>>;
