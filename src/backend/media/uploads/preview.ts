import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { previewState } from '#src/contract/media/file.ts';
import type { Backend } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { conflict, notFound } from '../../http/failures.ts';

/** The state of a file's first seconds, as its owner reads it. */
export const previewOf = (file: FileRow): z.infer<typeof previewState> => {
  if (!file.variants.clip) return 'none';
  return file.isPreviewOffered ? 'on' : 'off';
};

/**
 * Lets the first seconds of a member's own video be watched by those for whom it is locked, or does not
 * any more. 404 for a file that is not theirs, 409 `no_clip` where it has no clip.
 */
export async function offerPreview(
  { db }: Backend,
  ownerId: number,
  hash: string,
  isPreviewOffered: boolean,
): Promise<void> {
  const own = and(eq(files.hash, hash), eq(files.ownerId, ownerId));
  const [file] = await db.select().from(files).where(own);
  if (!file) throw notFound();
  if (!file.variants.clip) throw conflict('The file has no clip.', 'no_clip');
  await db.update(files).set({ isPreviewOffered }).where(own);
}
