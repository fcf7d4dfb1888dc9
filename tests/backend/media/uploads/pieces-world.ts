import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { createApp } from '#src/backend/app.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { contentMark } from '#src/backend/media/uploads/content-mark.ts';
import { testOrigin, type TestBackend } from '../../harness.ts';
import { keysIn, type BucketWorld } from '../store/bucket-world.ts';
import { box, film } from './films.ts';
import { begun, patch } from './resumable-client.ts';
import { jpeg } from './uploading.ts';

export const fullPiece = 5_242_880;

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'fanfare-machine-'));

/** Another machine on the same database and bucket: nothing of its disk is the first one's. */
export function anotherMachine(backend: TestBackend): TestBackend {
  const own = { ...backend, mediaDir: newFolder() };
  const app = createApp(own);
  return Object.assign(own, {
    fetch: (url: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(url, testOrigin), init)),
  });
}

/** A film of about so many bytes, each piece of which is another. */
export const longFilm = (bytes: number) =>
  Buffer.concat([film('mp4', 2_000), box('mdat', randomBytes(bytes))]);

/** Begins a video of these bytes, whose poster is there; answers its address. */
export async function begunVideo({ backend, ada }: BucketWorld, bytes: Uint8Array) {
  const facts = { purpose: 'post', duration: '12', width: '640', height: '360' };
  const own = { ...facts, upload_id: randomUUID() };
  const poster = await jpeg();
  const place = await begun(backend, ada, poster.length, { ...own, part: 'poster' });
  await patch(backend, ada, place, 0, poster);
  return begun(backend, ada, bytes.length, { ...own, filetype: 'video/mp4', filename: 'a.mp4' });
}

/** First bytes of the pieces of an upload, in their order, each with its length. */
export function piecesAt({ server }: BucketWorld, address: string): [number, number][] {
  const start = `resumable/${path.basename(address)}/`;
  return keysIn(server)
    .filter((key) => key.startsWith(start))
    .map((key) => [
      Number(/(\d{10})-/.exec(key)?.[1]),
      server.bucket.objects.get(key)?.bytes.length ?? 0,
    ]);
}

/** Puts a piece of an upload as another process would have. */
export function putPiece(
  { server }: BucketWorld,
  address: string,
  start: number,
  bytes: Buffer,
  modified = new Date(),
): void {
  const place = `${String(start).padStart(10, '0')}-${randomUUID()}`;
  const key = `resumable/${path.basename(address)}/${place}`;
  server.bucket.objects.set(key, { bytes, type: 'application/octet-stream', modified });
}

export const markOf = (bytes: Uint8Array): Promise<string> => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, bytes);
  return contentMark(file);
};

/** Mark of the bytes of the file that was taken last. */
export async function takenMark({ backend }: BucketWorld) {
  const [row] = await backend.db.select().from(files).orderBy(desc(files.createdAt)).limit(1);
  return row?.contentMark;
}

/** The row of an upload, as a process left it that died while it held the lock. */
export const dieAt = ({ backend }: BucketWorld, address: string) =>
  backend.db
    .update(unfinishedUploads)
    .set({ lockedBy: randomUUID(), lockedUntil: new Date(Date.now() - 1_000) })
    .where(eq(unfinishedUploads.id, path.basename(address)));

/** A body that sends so many bytes and breaks off. */
export function cutAfter(bytes: Buffer): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === bytes.length) return controller.error(new Error('The connection is lost.'));
      const next = bytes.subarray(sent, sent + 65_536);
      controller.enqueue(next);
      sent += next.length;
    },
  });
}
