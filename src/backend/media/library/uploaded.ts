import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { UploadedFile, uploadedQuery } from '#src/contract/media/library.ts';
import type { Backend } from '../../context.ts';
import { anyContains } from '../../db/contains.ts';
import { files } from '../../db/schema/files.ts';
import { folderItems } from '../../db/schema/library.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { presentOriginal } from '../uploads/original.ts';
import { previewOf } from '../uploads/preview.ts';
import { presentMedia } from '../uploads/media.presenter.ts';
import { isUnused, postsOf } from '../uploads/use.ts';
import { dateIn } from '../../lib/cursor-date.ts';
import { findFolder } from './folders.ts';
import { marksOf } from './marks.ts';

const perPage = 40;
const column = 'created_at';

type Asked = z.infer<typeof uploadedQuery>;

/**
 * A member's own files for posts and messages, of one folder or all, latest first, with what they take
 * of the storage; 404 for a folder that is not theirs.
 */
export async function listUploaded(backend: Backend, userId: number, asked: Asked) {
  const { db } = backend;
  const { cursor, folder, about } = asked;
  if (folder !== undefined) await findFolder(db, userId, folder);
  const own = and(
    eq(files.ownerId, userId),
    inArray(files.purpose, ['post', 'message']),
    ne(files.status, 'failed'),
  );
  const rows = await db
    .select()
    .from(files)
    .where(and(own, inFolder(backend, folder), isAsked(backend, asked), after(cursor)))
    .orderBy(desc(files.createdAt), asc(files.hash))
    .limit(perPage + 1);
  const kept = rows.slice(0, perPage);
  const last = rows.length > perPage ? kept.at(-1) : undefined;
  const hashes = kept.map(({ hash }) => hash);
  const posts = await postsOf(db, hashes);
  const marks = await marksOf(backend, userId, about, hashes);
  const [size] = await db.select({ total: count() }).from(files).where(own);
  const [taken] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(eq(files.ownerId, userId));
  return {
    perPage,
    data: kept.map((row): UploadedFile => ({
      ...presentMedia(backend, row, false, userId),
      name: row.name,
      bytes: row.bytes,
      created_at: row.createdAt.toISOString(),
      posts: posts.get(row.hash) ?? 0,
      mark: marks.get(row.hash) ?? null,
      preview: previewOf(row),
      ...presentOriginal(backend, row),
    })),
    next: last
      ? encodeCursor(column, {
          key: `${last.createdAt.toISOString()} ${last.hash}`,
          id: 0,
          pointsToNext: true,
        })
      : null,
    size: {
      count: size?.total ?? 0,
      bytes: Number(taken?.bytes ?? 0),
      storage: backend.settings.storagePerMember,
    },
  };
}

/** Condition of what a list is narrowed to. */
const isAsked = ({ db }: Backend, { q, type, from, to, unused }: Asked) =>
  and(
    q?.trim() ? anyContains([files.name, files.alt], q.trim()) : undefined,
    type && eq(files.type, type),
    from ? gte(files.createdAt, new Date(from)) : undefined,
    to ? lt(files.createdAt, new Date(to)) : undefined,
    unused && isUnused(db),
  );

const inFolder = ({ db }: Backend, folder: number | undefined) =>
  folder === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(folderItems)
          .where(and(eq(folderItems.folderId, folder), eq(folderItems.fileHash, files.hash))),
      );

/** Condition for rows after a place; a cursor that is none begins at the start. */
function after(text: string | undefined) {
  const [moment = '', hash = ''] = String(decodeCursor(column, text)?.key ?? '').split(' ');
  const date = dateIn(moment);
  if (date === null) return undefined;
  return or(
    lt(files.createdAt, date),
    and(eq(files.createdAt, date), gt(files.hash, hash.replaceAll('\0', ''))),
  );
}
