import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { deletedFiles } from '../../db/schema/deleted-files.ts';
import { files } from '../../db/schema/files.ts';
import { incomingDir, partsOf } from './receive.ts';
import { workDir } from './source.ts';

/**
 * Removes what arrived before `before` (milliseconds since 1970) and no file waits for: uploads that
 * were cut off, and what a process that ended was working on.
 */
export async function sweepIncoming(backend: Backend, before: number): Promise<void> {
  const { db, media } = backend;
  // Bytes that wait for room are needed however old they are, and those that may be restored.
  const waiting = await db
    .select({ hash: files.hash })
    .from(files)
    .where(eq(files.status, 'processing'))
    .union(db.select({ hash: deletedFiles.hash }).from(deletedFiles));
  const needed = new Set(waiting.flatMap(({ hash }) => partsOf(`incoming/${hash}`)));
  for await (const { key, modified } of media.list('incoming/'))
    if (!needed.has(key) && modified.getTime() < before) await media.remove(key);
  if (media.folder !== null) return;
  for (const folder of [incomingDir(backend), workDir(backend)]) await sweepFolder(folder, before);
}

/** Of a bucket's media, nothing waits on this machine. */
async function sweepFolder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtimeMs < before) await rm(place, { recursive: true, force: true });
  }
}
