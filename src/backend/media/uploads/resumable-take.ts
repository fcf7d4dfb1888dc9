import { mkdir } from 'node:fs/promises';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { unfinishedUploads, type UnfinishedUpload } from '../../db/schema/unfinished-uploads.ts';
import { notFound, Refusal } from '../../http/failures.ts';
import { errorText } from '../../lib/error-text.ts';
import { isStoreFailure } from '../../lib/store-failure.ts';
import { fileName } from './file-name.ts';
import { processFile } from './process.ts';
import { incomingDir, type Received } from './receive.ts';
import { incomplete } from './resumable-bucket.ts';
import { arrivedBytes, atDesk, bringPieces, headOf, removePieces } from './resumable-bytes.ts';
import { textsOf } from './resumable-declared.ts';
import { withLock } from './resumable-lock.ts';
import { isSourceThere, moveIn } from './source.ts';
import { isUnread } from './unread.ts';
import { fileTexts } from './upload-refusals.ts';
import { factsOf, partsBeside, readFields, storeUpload } from './upload.ts';
import { videoKind } from './video-kind.ts';

/** The file that an intent of this member became, unless that failed; null without one. */
export async function fileOfIntent(
  db: Queryable,
  ownerId: number,
  uploadId: string,
): Promise<FileRow | null> {
  const own = and(eq(files.ownerId, ownerId), eq(files.uploadId, uploadId));
  const [row] = await db
    .select()
    .from(files)
    .where(and(own, ne(files.status, 'failed')));
  return row ?? null;
}

/**
 * Takes an upload that is complete into the library, once, with the checks of `POST /api/v1/files`.
 * Throws their 422, after which nothing is left of the upload, except over a full storage: then it
 * waits for room. Throws 404 for one that is gone, and 409 for one that is not complete.
 */
export const takeUpload = (backend: Backend, id: string): Promise<FileRow> =>
  withLock(backend, id, async () => {
    const [upload] = await backend.db
      .select()
      .from(unfinishedUploads)
      .where(eq(unfinishedUploads.id, id));
    if (!upload) throw notFound();
    await mkdir(incomingDir(backend), { recursive: true });
    return atDesk(backend, (desk) => take(backend, upload, desk));
  });

async function take(backend: Backend, upload: UnfinishedUpload, desk: string): Promise<FileRow> {
  const known = await fileOfIntent(backend.db, upload.ownerId, upload.uploadId);
  const parts = await partsOfIntent(backend, upload);
  const received = await receivedOf(backend, upload, parts, desk);
  if (known) await goOn(backend, known, received);
  const file = known ?? (await store(backend, upload, received, parts));
  await settle(backend, upload, file);
  return file;
}

const partsOfIntent = ({ db }: Backend, { ownerId, uploadId }: UnfinishedUpload) =>
  db
    .select()
    .from(unfinishedUploads)
    .where(and(eq(unfinishedUploads.ownerId, ownerId), eq(unfinishedUploads.uploadId, uploadId)));

/** The parts that are complete, as a multipart request would have brought them. */
async function receivedOf(
  backend: Backend,
  { metadata }: UnfinishedUpload,
  parts: readonly UnfinishedUpload[],
  desk: string,
): Promise<Received> {
  const received: Received = { fields: textsOf(metadata), file: null, poster: null, clip: null };
  for (const { id, part, length, metadata: own } of parts) {
    if ((await arrivedBytes(backend, id)) !== length) continue;
    const path = await bringPieces(backend, { id, length }, desk);
    const name = fileName(own['filename'] ?? undefined);
    received[part] = { path, bytes: length, head: await headOf(path), name };
  }
  return received;
}

/**
 * A process that ended between naming a file and moving its bytes left them here. They are moved only
 * where none are there, and if they are what the file is said to be: another way may have made it.
 */
async function goOn(backend: Backend, known: FileRow, received: Received): Promise<void> {
  const { file } = received;
  if (known.status !== 'processing' || !file) return;
  if (await isSourceThere(backend, known.hash)) return;
  // Nobody has read it: another machine does, if this one has no ffmpeg.
  const mime = isUnread(known) ? videoKind(file.head) : await mimeOf(backend, received, file);
  if (mime !== known.mime) return;
  await moveIn(backend, known.hash, { file, ...partsBeside(known, received) });
  void processFile(backend, known);
}

/** Type of a file by its bytes; null for one that is refused. */
async function mimeOf(
  backend: Backend,
  { fields, poster }: Received,
  file: NonNullable<Received['file']>,
): Promise<string | null> {
  try {
    return (await factsOf(backend, readFields({ fields }), file, poster)).mime;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function store(
  backend: Backend,
  upload: UnfinishedUpload,
  received: Received,
  parts: readonly UnfinishedUpload[],
): Promise<FileRow> {
  if (!received.file) throw incomplete();
  try {
    return (await storeUpload(backend, upload.ownerId, received)).row;
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 422;
    if (isRefused && !error.message.includes(fileTexts.full)) await removeUploads(backend, parts);
    throw error;
  }
}

/**
 * Keeps the file's hash, by which a repeated call is answered. The other parts are done with, also
 * those begun again while the file was taken.
 */
async function settle(
  backend: Backend,
  upload: UnfinishedUpload,
  { hash }: FileRow,
): Promise<void> {
  const { id } = upload;
  await backend.db
    .update(unfinishedUploads)
    .set({ fileHash: hash })
    .where(eq(unfinishedUploads.id, id));
  const parts = await partsOfIntent(backend, upload);
  const others = parts.filter((part) => part.id !== id);
  try {
    await removePieces(backend, id);
    await removeUploads(backend, others);
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    // The file is taken. Bytes of no row are swept from a bucket that is away now.
    backend.log.warn('pieces of an upload are left', { error: errorText(error) });
    await removeRows(backend, others);
  }
}

/** Removes uploads; the bytes go first, so that what is left of a process that died is found again. */
export async function removeUploads(
  backend: Backend,
  uploads: readonly Pick<UnfinishedUpload, 'id'>[],
): Promise<void> {
  for (const { id } of uploads) await removePieces(backend, id);
  await removeRows(backend, uploads);
}

async function removeRows(
  { db }: Backend,
  uploads: readonly Pick<UnfinishedUpload, 'id'>[],
): Promise<void> {
  const ids = uploads.map(({ id }) => id);
  if (ids.length > 0) await db.delete(unfinishedUploads).where(inArray(unfinishedUploads.id, ids));
}

/** Ends an upload by its owner; with a file its poster and clip go too. What the library has stays. */
export const endUpload = (backend: Backend, upload: UnfinishedUpload): Promise<void> =>
  withLock(backend, upload.id, async () => {
    const isWhole = upload.part === 'file';
    await removeUploads(backend, isWhole ? await partsOfIntent(backend, upload) : [upload]);
  });
