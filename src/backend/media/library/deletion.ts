import { and, asc, desc, eq, inArray, not, notExists, sql } from 'drizzle-orm';
import type { FilesDeleteAnswer, FilesDeleteEffects } from '#src/contract/media/deletion.ts';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/users.ts';
import { deleteKept } from '../uploads/deleted.ts';
import { purgeSoon } from '../uploads/purge-deleted.ts';
import { isUnused, showsOnProfile } from '../uploads/use.ts';
import { listUses } from './uses.ts';

/** Kept files of an answer that say where they are used. */
const withUses = 10;

const listedOf = (ownerId: number, hashes: readonly string[]) =>
  and(
    eq(files.ownerId, ownerId),
    inArray(files.hash, [...hashes]),
    inArray(files.purpose, ['post', 'message']),
  );

const isFree = (db: Queryable) =>
  and(
    isUnused(db),
    notExists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(showsOnProfile(files.hash)),
    ),
  );

/** Counts the files that would go, and those that would stay. */
export async function effectsOf(
  backend: Backend,
  ownerId: number,
  hashes: readonly string[],
): Promise<FilesDeleteEffects> {
  const { db } = backend;
  const unused = await db.$count(files, and(listedOf(ownerId, hashes), isFree(db)));
  return { unused, kept: await keptOf(backend, ownerId, hashes) };
}

/**
 * Deletes the files of a member that nothing shows, who may restore them; the others stay. Rows are
 * locked first, so that no post and no message takes one meanwhile.
 */
export async function deleteFiles(
  backend: Backend,
  ownerId: number,
  hashes: readonly string[],
): Promise<FilesDeleteAnswer> {
  const asked = listedOf(ownerId, hashes);
  const removed = await backend.db.transaction(async (tx) => {
    const held = await tx
      .select({ hash: files.hash })
      .from(files)
      .where(asked)
      .orderBy(asc(files.hash))
      .for('update');
    const hashesHeld = held.map(({ hash }) => hash);
    const free = await tx
      .select()
      .from(files)
      .where(and(inArray(files.hash, hashesHeld), isFree(tx)));
    await deleteKept(tx, free, backend.clock());
    return free;
  });
  if (removed.length > 0) purgeSoon(backend);
  return {
    deleted: removed.map(({ hash }) => hash),
    kept: await keptOf(backend, ownerId, hashes),
  };
}

async function keptOf(backend: Backend, ownerId: number, hashes: readonly string[]) {
  const { db } = backend;
  const free = isFree(db);
  const used = and(listedOf(ownerId, hashes), free && not(free));
  const rows = await db
    .select({ hash: files.hash, name: files.name })
    .from(files)
    .where(used)
    .orderBy(desc(files.createdAt), asc(files.hash))
    .limit(withUses);
  const shown = [];
  for (const { hash, name } of rows) {
    const uses = await listUses(backend, ownerId, hash);
    if (uses) shown.push({ hash, name, uses });
  }
  return { count: await db.$count(files, used), files: shown };
}
