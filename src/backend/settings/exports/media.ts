import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { files, type FileRow } from '../../db/schema/files.ts';
import { keptVariant, placeIn, type Copy } from './copy.ts';

const atOnce = 200;

/** The file that is being read, so that whoever stops can close it. */
export interface OpenMedia {
  stream: ReadStream | null;
}

interface CopiedFile {
  name: string;
  /** Null for one that is not there any more. */
  bytes: AsyncIterable<Uint8Array> | null;
  at: Date;
}

/** Opened when its turn comes. */
async function* bytesOf(source: string, open: OpenMedia): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(source);
  open.stream = stream;
  yield* stream as AsyncIterable<Uint8Array>;
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
  const { mediaDir } = copy.backend;
  for await (const file of rowsOf(copy)) {
    const name = placeIn(file, copy.user.id);
    const variant = keptVariant(file, copy.user.id);
    const at = file.createdAt;
    if (name === null || !variant) {
      yield { name: file.hash, bytes: null, at };
      continue;
    }
    const source = path.join(mediaDir, variant.path);
    const found = await stat(source).catch(() => null);
    yield { name, bytes: found?.isFile() ? bytesOf(source, open) : null, at };
  }
}
