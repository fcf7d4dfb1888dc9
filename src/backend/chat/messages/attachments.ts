import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { invalid } from '../../http/failures.ts';
import { isContent } from '../../media/uploads/use.ts';

/**
 * The hashes in their order without repetition; 422 `fileHash.N` unless each is the sender's, was
 * uploaded for posts or messages and is ready: a face or a banner answers to everybody, and chats play
 * no recordings. Holds the files until the transaction ends, so that none is deleted meanwhile.
 */
export async function readyFiles(
  tx: Tx,
  ownerId: number,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await tx
    .select({
      hash: files.hash,
      ownerId: files.ownerId,
      status: files.status,
      purpose: files.purpose,
      type: files.type,
    })
    .from(files)
    .where(inArray(files.hash, [...hashes]))
    .orderBy(asc(files.hash))
    .for('share');
  const known = new Map(rows.map((row) => [row.hash, row]));
  const errors: Record<string, string[]> = {};
  for (const [index, hash] of hashes.entries()) {
    const file = known.get(hash);
    if (file?.ownerId !== ownerId || !isContent(file) || file.type === 'audio')
      errors[`fileHash.${index}`] = ['The selected file is invalid.'];
    else if (file.status !== 'ready') errors[`fileHash.${index}`] = ['The file is not ready yet.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [...new Set(hashes)];
}
