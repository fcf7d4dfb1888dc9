import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { postMediaInput } from '#src/contract/posts/post-write.ts';
import type { Queryable, Tx } from '../db/db.ts';
import { files } from '../db/schema/files.ts';
import { postMedia } from '../db/schema/posts.ts';
import { invalid } from '../http/failures.ts';
import { isContent } from '../media/uploads/use.ts';

export interface Picture {
  hash: string;
  alt: string | null;
}

export const picturesOf = (input: readonly z.infer<typeof postMediaInput>[]): Picture[] =>
  input.map((one) =>
    typeof one === 'string' ? { hash: one, alt: null } : { hash: one.hash, alt: one.alt ?? null },
  );

/**
 * 422 `media.N` unless each is the author's own, was uploaded for posts or messages and, outside of
 * drafts, is ready. Holds the files until the transaction ends, so that none is deleted meanwhile.
 */
export async function checkPictures(
  tx: Tx,
  authorId: number,
  pictures: readonly Picture[],
  isDraft: boolean,
): Promise<void> {
  if (pictures.length === 0) return;
  const hashes = pictures.map(({ hash }) => hash);
  const rows = await tx
    .select()
    .from(files)
    .where(inArray(files.hash, hashes))
    .orderBy(asc(files.hash))
    .for('share');
  const known = new Map(rows.map((row) => [row.hash, row]));
  const errors: Record<string, string[]> = {};
  for (const [index, hash] of hashes.entries()) {
    const file = known.get(hash);
    const name = `media.${index}`;
    if (file?.ownerId !== authorId || !isContent(file))
      errors[name] = ['The selected file is invalid.'];
    else if (hashes.indexOf(hash) !== index) errors[name] = ['The file is there already.'];
    else if (file.status === 'failed' || (file.status !== 'ready' && !isDraft))
      errors[name] = ['The file is not ready yet.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export async function readPictures(db: Queryable, postId: number): Promise<Picture[]> {
  return db
    .select({ hash: postMedia.fileHash, alt: postMedia.alt })
    .from(postMedia)
    .where(eq(postMedia.postId, postId))
    .orderBy(asc(postMedia.position));
}

/** Puts these in the place of what the post shows, in their order. */
export async function writePictures(
  tx: Tx,
  postId: number,
  pictures: readonly Picture[],
): Promise<void> {
  await tx.delete(postMedia).where(eq(postMedia.postId, postId));
  if (pictures.length === 0) return;
  await tx
    .insert(postMedia)
    .values(pictures.map(({ hash, alt }, position) => ({ postId, position, fileHash: hash, alt })));
}

export const isSamePictures = (one: readonly Picture[], other: readonly Picture[]) =>
  JSON.stringify(one) === JSON.stringify(other);
