import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { captions, files, type CaptionMark, type FileRow } from '../../db/schema/files.ts';
import { conflict, invalid, notFound } from '../../http/failures.ts';
import { markOfText } from './names.ts';
import { bytesBeside } from './storage.ts';

/** Languages of one video. */
const most = 20;

/** A video of this member; 404 for what is not theirs, 409 `not_a_video` for anything else. */
async function findVideo(db: Queryable, ownerId: number, hash: string): Promise<FileRow> {
  const [file] = await db.select().from(files).where(ofOwner(ownerId, hash));
  if (!file) throw notFound();
  if (file.type !== 'video') throw conflict('The file is not a video.', 'not_a_video');
  return file;
}

const ofOwner = (ownerId: number, hash: string) =>
  and(eq(files.hash, hash), eq(files.ownerId, ownerId));

/** The same, held until the transaction ends: 404 where it is gone meanwhile. */
async function holdVideo(tx: Queryable, ownerId: number, hash: string): Promise<FileRow> {
  const [file] = await tx.select().from(files).where(ofOwner(ownerId, hash)).for('no key update');
  if (!file) throw notFound();
  return file;
}

const bytesOf = (marks: readonly CaptionMark[]) =>
  marks.reduce((total, { bytes }) => total + bytes, 0);

/** Writes the summary of a file's captions, and what they take of the storage. */
async function summarise(tx: Queryable, file: FileRow, marks: CaptionMark[]): Promise<FileRow> {
  const bytes = Math.max(0, file.bytes - bytesOf(file.captions ?? [])) + bytesOf(marks);
  const [row] = await tx
    .update(files)
    .set({ captions: marks.length > 0 ? marks : null, bytes })
    .where(eq(files.hash, file.hash))
    .returning();
  if (!row) throw new Error('The captions were not kept.');
  return row;
}

/**
 * Keeps captions of a video, in place of those of the same language; the same again changes nothing. Throws
 * as `findVideo`, and 422 for the twenty-first language and where the storage is full.
 */
export async function saveCaption(
  { db, clock, settings }: Backend,
  ownerId: number,
  hash: string,
  { language, body }: { language: string; body: string },
): Promise<FileRow> {
  await findVideo(db, ownerId, hash);
  return db.transaction(async (tx) => {
    const beside = await bytesBeside(tx, ownerId, hash);
    const file = await holdVideo(tx, ownerId, hash);
    const others = (file.captions ?? []).filter((one) => one.language !== language);
    if (others.length >= most)
      throw invalid({ language: [`A video has at most ${most} languages.`] });
    const own = { language, mark: markOfText(body), bytes: Buffer.byteLength(body) };
    const marks = [...others, own].toSorted((a, b) => (a.language < b.language ? -1 : 1));
    const values = { fileHash: hash, language, body, createdAt: clock() };
    const target = [captions.fileHash, captions.language];
    await tx.insert(captions).values(values).onConflictDoUpdate({ target, set: values });
    const row = await summarise(tx, file, marks);
    if (beside + row.bytes > settings.storagePerMember && row.bytes > file.bytes)
      throw invalid({ text: ['Your storage is full.'] });
    return row;
  });
}

/** Removes captions of a video in one language; there may be none. Throws as `findVideo`. */
export async function removeCaption(
  { db }: Backend,
  ownerId: number,
  hash: string,
  language: string,
): Promise<void> {
  await findVideo(db, ownerId, hash);
  await db.transaction(async (tx) => {
    const file = await holdVideo(tx, ownerId, hash);
    const marks = (file.captions ?? []).filter((one) => one.language !== language);
    const own = and(eq(captions.fileHash, hash), eq(captions.language, language));
    await tx.delete(captions).where(own);
    await summarise(tx, file, marks);
  });
}
