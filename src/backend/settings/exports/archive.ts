import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Backend } from '../../context.ts';
import type { ExportRow } from '../../db/schema/exports.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { jsonOf } from './json.ts';
import { copiedMedia, type OpenMedia } from './media.ts';
import { newCopy, type Copy } from './copy.ts';
import { readmeOf } from './readme.ts';
import { sections } from './sections.ts';
import { keepArchive, partOf } from './stored.ts';

/** Milliseconds between two looks whether it is time to say that somebody is at it. */
const between = 5_000;

interface Asked {
  held: ExportRow;
  user: UserRow;
}

interface Hooks {
  /** Reports the files in it and their total, which is known once the texts are written. */
  counted: (done: number, total: number) => Promise<void>;
  /** Called for every piece. */
  written: () => Promise<void>;
  signal: AbortSignal | undefined;
}

/** One file of the archive. */
interface Entry {
  name: string;
  input: AsyncIterable<string | Uint8Array>;
  lastModified: Date;
}

/**
 * Files of an archive, each asked for when the one before it is written. The texts come first,
 * since they show which files of others belong to it; then the media.
 */
async function* entriesOf(
  copy: Copy,
  { locale }: ExportRow,
  { counted }: Hooks,
  media: OpenMedia,
): AsyncGenerator<Entry> {
  const { now } = copy;
  const readme = Readable.from([readmeOf(copy, locale)]);
  yield { name: 'README.txt', input: readme, lastModified: now };
  for (const { name, read } of sections)
    yield { name, input: jsonOf(read(copy)), lastModified: now };
  const written = sections.length + 1;
  const total = written + (await copy.countMedia());
  let done = written;
  await counted(done, total);
  for await (const { name, bytes, at } of copiedMedia(copy, media)) {
    if (bytes) yield { name, input: bytes, lastModified: at };
    done += 1;
    await counted(Math.min(done, total), total);
  }
}

/**
 * Writes an archive on this machine as its files are read, in memory that does not grow with them, and
 * keeps it in the store of the media; answers its bytes. What is left here the caller removes.
 */
export async function writeArchive(
  backend: Backend,
  { held, user }: Asked,
  hooks: Hooks,
): Promise<number> {
  const part = partOf(backend, held);
  await mkdir(path.dirname(part), { recursive: true });
  const handle = await open(part, 'wx', 0o600);
  const media: OpenMedia = { stream: null };
  let bytes = 0;
  try {
    const zip = makeZip(entriesOf(newCopy(backend, user), held, hooks, media));
    for await (const piece of zip) {
      hooks.signal?.throwIfAborted();
      await handle.writeFile(piece);
      bytes += piece.length;
      await hooks.written();
    }
    await handle.sync();
  } finally {
    await media.stream?.return(undefined);
    await handle.close();
  }
  await keep(backend, held, hooks);
  return bytes;
}

/** A bucket takes its time for a large one: meanwhile somebody is at it. */
async function keep(backend: Backend, held: ExportRow, { written }: Hooks): Promise<void> {
  // Somebody else's by now, or a database that is away: the end of the work finds out.
  const timer = setInterval(() => void written().catch(() => {}), between).unref();
  try {
    await keepArchive(backend, held);
  } finally {
    clearInterval(timer);
  }
}
