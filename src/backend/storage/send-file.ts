import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ReadableStream } from 'node:stream/web';
import type { Backend } from '../context.ts';
import type { ByteRange } from '../http/byte-range.ts';
import { answerConditionally, type Representation } from '../http/conditional.ts';
import { notFound } from '../http/failures.ts';

/** A stored file, below the folder of the media. */
interface Stored {
  path: string;
  mime: string;
}

/** Headers that describe the bytes of a medium: they are that, and never a page. */
export const mediaHeaders = (mime: string) => ({
  'Content-Type': mime,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
});

/** Opened when the first byte is asked for, closed with the last or when nobody reads on. */
async function* bytesOf(file: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, range) as AsyncIterable<Uint8Array>;
}

/** The bytes of a stored file, or a range of them, as its conditions ask; 404 where they are not there. */
export async function sendFile(
  { mediaDir }: Backend,
  request: Request,
  { path: relative, mime }: Stored,
  {
    etag,
    caching,
    headers = {},
  }: Pick<Representation, 'etag' | 'caching'> & Partial<Representation>,
): Promise<Response> {
  const file = path.join(mediaDir, relative);
  if (!file.startsWith(path.join(mediaDir, path.sep))) throw notFound();
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw notFound();
  const representation = {
    etag,
    modified: found.mtime,
    size: found.size,
    caching,
    headers: { ...headers, ...mediaHeaders(mime) },
  };
  return answerConditionally(
    request,
    representation,
    // Nothing is read ahead: a body that nobody takes opens nothing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types the same class twice
    (range) => ReadableStream.from(bytesOf(file, range)) as unknown as BodyInit,
  );
}
