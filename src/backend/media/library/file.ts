import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { hasBought } from './owned.ts';

/** A file of a member's library, their own or in what they bought; null for any other. */
export async function findLibraryFile(
  backend: Backend,
  userId: number,
  hash: string,
): Promise<FileRow | null> {
  const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
  if (!row) return null;
  const isOwn = row.ownerId === userId && (row.purpose === 'post' || row.purpose === 'message');
  return isOwn || (await hasBought(backend, userId, hash)) ? row : null;
}
