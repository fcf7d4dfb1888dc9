import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { fileAnswer, type UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { idOf, type Name } from '../../world.ts';
import { picture, upload } from './uploading.ts';

/** A picture as a camera wrote it: with its maker, and turned. */
export const noted = () =>
  picture()
    .withExif({ IFD0: { Make: 'Secret maker' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A backend with Ada, whose uploads keep their originals. */
export async function createOriginalWorld() {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const rowOf = async (hash: string) =>
    (await backend.db.select().from(files).where(eq(files.hash, hash)))[0];
  return {
    backend,
    ada,
    rowOf,
    /** A file of Ada's that is ready, and how her library answers for it. */
    kept: async (bytes: Uint8Array, fields: Record<string, string> = {}, poster?: Uint8Array) => {
      const sent = await upload(backend, ada, bytes, fields, undefined, undefined, poster);
      const { fileHash: hash }: UploadAnswer = await sent.json();
      const read = async (at: string) => fileAnswer.parse(await (await ada.get(at)).json());
      const ready = async () =>
        expect((await read(`/api/v1/files/${hash}`)).data.status).toBe('ready');
      await passes(ready);
      return { hash, row: await rowOf(hash), read: () => read(`/api/v1/library/files/${hash}`) };
    },
    /** Names of what is stored of a file. */
    stored: (hash: string) =>
      readdirSync(path.join(backend.mediaDir, 'uploads'))
        .filter((name) => name.startsWith(hash))
        .map((name) => name.slice(hash.length + 1))
        .toSorted(),
    /** Status of the original at an address that is signed for this reader. */
    statusFor: async (hash: string, reader: Name | null, headers = {}) => {
      const { url } = mediaUrl(backend, hash, 'source', reader && idOf(reader));
      return (await backend.fetch(url, { headers })).status;
    },
  };
}

export type OriginalWorld = Awaited<ReturnType<typeof createOriginalWorld>>;
