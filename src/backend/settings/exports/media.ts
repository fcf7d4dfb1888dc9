import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import type { StoredObject } from '../../media/store/media-store.ts';
import { keptVariant, placeIn, type Copy } from './copy.ts';

const atOnce = 200;

/** The file that is being read, so that whoever stops can close it. */
export interface OpenMedia {
  stream: AsyncGenerator<Uint8Array> | null;
}

interface CopiedFile {
  name: string;
  /** Null for one that is not there any more. */
  bytes: AsyncIterable<Uint8Array> | null;
  at: Date;
}

/** Opened when its turn comes. */
async function* bytesOf(
  { media }: Backend,
  key: string,
  { bytes }: StoredObject,
  open: OpenMedia,
): AsyncGenerator<Uint8Array> {
  const stream = media.range(key, { start: 0, end: bytes - 1 });
  open.stream = stream;
  yield* stream;
  open.stream = null;
}

/** The member's own files, then those of others that they may see. */
async function* rowsOf({ backend: { db }, user, received }: Copy): AsyncGenerator<FileRow> {
  let after = '';
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(and(eq(files.ownerId, user.id), eq(files.status, 'ready'), gt(files.hash, after)))
      .orderBy(asc(files.hash))
      .limit(atOnce);
    yield* rows;
    after = rows.at(-1)?.hash ?? after;
    if (rows.length < atOnce) break;
  }
  const hashes = [...received];
  for (let from = 0; from < hashes.length; from += atOnce)
    yield* await db
      .select()
      .from(files)
      .where(inArray(files.hash, hashes.slice(from, from + atOnce)));
}

/** Every file of media in the archive, opened one at a time. */
export async function* copiedMedia(copy: Copy, open: OpenMedia): AsyncGenerator<CopiedFile> {
  const { backend } = copy;
  for await (const file of rowsOf(copy)) {
    const name = placeIn(file, copy.user.id);
    const variant = keptVariant(file, copy.user.id);
    const at = file.createdAt;
    if (name === null || !variant) {
      yield { name: file.hash, bytes: null, at };
      continue;
    }
    const found = await backend.media.size(variant.path);
    yield { name, bytes: found && bytesOf(backend, variant.path, found, open), at };
  }
}
