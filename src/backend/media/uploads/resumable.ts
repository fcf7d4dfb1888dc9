import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { unfinishedUploads, type UnfinishedUpload } from '../../db/schema/unfinished-uploads.ts';
import { users } from '../../db/schema/users.ts';
import { conflict, notFound } from '../../http/failures.ts';
import { arrivedBytes, removePieces } from './resumable-bytes.ts';
import type { Declared } from './resumable-declared.ts';
import { storageTaken } from './resumable-quota.ts';
import { fileOfIntent, takeUpload } from './resumable-take.ts';
import { fileTexts, refusedUpload } from './upload-refusals.ts';

/** Uploads of one member that are not complete, their posters and clips counted. */
const mostUnfinished = 100;

/**
 * Opens an upload, or finds the one that this intent opened before, which may be in the library already.
 * Throws 422 for a full storage or too many unfinished uploads, and 409 `upload_id_reused` for an
 * intent that declared another length.
 */
export async function openUpload(
  backend: Backend,
  ownerId: number,
  declared: Declared,
): Promise<Opened> {
  const replaced: string[] = [];
  const opened = await openRow(backend, ownerId, declared, replaced);
  // A store may be slow, and is not asked while rows are locked.
  for (const id of replaced) await removePieces(backend, id);
  return opened;
}

interface Opened {
  upload: UnfinishedUpload;
  isNew: boolean;
}

const openRow = (
  backend: Backend,
  ownerId: number,
  declared: Declared,
  replaced: string[],
): Promise<Opened> =>
  backend.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, ownerId)).for('no key update');
    const known = await knownUpload(tx, ownerId, declared, replaced);
    if (known) return { upload: known, isNew: false };
    const file = await fileOfIntent(tx, ownerId, declared.uploadId);
    if (!file) await checkRoom(tx, backend, ownerId, declared);
    const { uploadId, part, length, metadata } = declared;
    const [upload] = await tx
      .insert(unfinishedUploads)
      .values({
        id: randomBytes(20).toString('hex'),
        ownerId,
        uploadId,
        part,
        length,
        metadata,
        fileHash: file?.hash ?? null,
        createdAt: backend.clock(),
      })
      .returning();
    if (!upload) throw new Error('The upload was not kept.');
    return { upload, isNew: true };
  });

/**
 * One whose file failed, or was deleted since, makes room for another try; so does a poster or a
 * clip that a device has made anew, whose number goes to `replaced`.
 */
async function knownUpload(
  tx: Tx,
  ownerId: number,
  { uploadId, part, length }: Declared,
  replaced: string[],
): Promise<UnfinishedUpload | null> {
  const own = and(eq(unfinishedUploads.ownerId, ownerId), eq(unfinishedUploads.uploadId, uploadId));
  const one = and(own, eq(unfinishedUploads.part, part));
  const [known] = await tx.select().from(unfinishedUploads).where(one);
  if (!known) return null;
  if (known.fileHash === null) {
    if (known.length === length) return known;
    if (part !== 'file') {
      replaced.push(known.id);
      await tx.delete(unfinishedUploads).where(one);
      return null;
    }
    throw conflict('This upload_id is of a file of another length.', 'upload_id_reused');
  }
  const file = await fileOfIntent(tx, ownerId, uploadId);
  if (file?.hash === known.fileHash) return known;
  await tx.delete(unfinishedUploads).where(one);
  return null;
}

/** Throws 422 without room; declared bytes count as kept, so that many uploads do not exceed it together. */
async function checkRoom(
  tx: Tx,
  { settings }: Backend,
  ownerId: number,
  { uploadId, part, length, needsPoster }: Declared,
): Promise<void> {
  const own = and(eq(unfinishedUploads.ownerId, ownerId), isNull(unfinishedUploads.fileHash));
  if ((await tx.$count(unfinishedUploads, own)) >= mostUnfinished)
    throw refusedUpload({
      [part]: [`You have ${mostUnfinished} unfinished uploads. Finish or cancel one of them.`],
    });
  if ((await storageTaken(tx, ownerId, null)) + length > settings.storagePerMember)
    throw refusedUpload({ [part]: [fileTexts.full] });
  const isPoster = eq(unfinishedUploads.part, 'poster');
  const sameIntent = and(own, eq(unfinishedUploads.uploadId, uploadId), isPoster);
  if (needsPoster && (await tx.$count(unfinishedUploads, sameIntent)) === 0)
    throw refusedUpload({ poster: [fileTexts.poster] });
}

/** The upload of this member; 404 for anybody else's, and for one that is gone. */
export async function ownUpload(
  { db }: Backend,
  ownerId: number,
  id: string,
): Promise<UnfinishedUpload> {
  const own = and(eq(unfinishedUploads.id, id), eq(unfinishedUploads.ownerId, ownerId));
  const [upload] = await db.select().from(unfinishedUploads).where(own);
  if (!upload) throw notFound();
  return upload;
}

/** Bytes that are kept, and the file in the library once there is one. */
export interface Progress {
  offset: number;
  file: FileRow | null;
}

/**
 * How far an upload is. One that is complete and was not taken, since its process ended in between, is
 * taken now; throws what `takeUpload` throws.
 */
export async function progressOf(backend: Backend, upload: UnfinishedUpload): Promise<Progress> {
  const { id, length, part, fileHash } = upload;
  if (fileHash !== null) {
    const [file] = await backend.db.select().from(files).where(eq(files.hash, fileHash));
    return { offset: length, file: file ?? null };
  }
  const offset = (await arrivedBytes(backend, id)) ?? 0;
  const isWhole = part === 'file' && offset === length;
  return { offset, file: isWhole ? await takeUpload(backend, id) : null };
}
