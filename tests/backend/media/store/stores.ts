import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '#src/backend/media/store/folder-store.ts';
import type { MediaStore } from '#src/backend/media/store/media-store.ts';
import type { Patience } from '#src/backend/media/store/s3-client.ts';
import { s3Store } from '#src/backend/media/store/s3-store.ts';
import { startS3, type S3Server } from './s3-server.ts';

/** Tries that follow at once, and waits that a busy machine does not exceed. */
export const quick: Patience = {
  pauses: [1, 1],
  answer: 30_000,
  taken: 30_000,
  silence: 30_000,
};

export interface OpenStore {
  store: MediaStore;
  /** A new folder of this machine for files that come and go. */
  desk: string;
  server: S3Server;
  close(): Promise<void>;
}

/** A store of either kind, empty; a bucket has a server of its own. */
export async function openStore(kind: 'folder' | 'bucket'): Promise<OpenStore> {
  const desk = await mkdtemp(path.join(tmpdir(), 'fanfare-desk-'));
  const server = await startS3();
  const store =
    kind === 'folder' ? folderStore(path.join(desk, 'media')) : s3Store(server.settings, quick);
  return { store, desk, server, close: () => server.close() };
}

/** Writes a file of this machine, and answers its path. */
export async function fileOf(desk: string, bytes: string | Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(desk, 'file-')), 'file');
  await writeFile(file, bytes);
  return file;
}

/** All bytes of a stream. */
export async function gather(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Keys below a prefix with their lengths, in order. */
export async function listed(store: MediaStore, prefix: string): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for await (const { key, bytes } of store.list(prefix)) found.push([key, bytes]);
  return found.toSorted(([one], [other]) => (one < other ? -1 : 1));
}
