import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Backend } from '../context.ts';
import { notFound } from '../http/failures.ts';
import { byteRange } from './byte-range.ts';

/** A stored file, below the folder of the media. */
interface Stored {
  path: string;
  mime: string;
}

/** What a call asks for of it. */
interface Wanted {
  range: string | undefined;
  /** Of a download that goes on: by what tag it knows what it has; another one is sent whole. */
  ifRange?: string | undefined;
}

/** The bytes of a stored file, or a range of them; 404 where they are not there. */
export async function sendFile(
  { mediaDir }: Backend,
  { path: relative, mime }: Stored,
  { range: rangeHeader, ifRange }: Wanted,
  headers: Record<string, string> & { ETag: string },
): Promise<Response> {
  const file = path.join(mediaDir, relative);
  if (!file.startsWith(path.join(mediaDir, path.sep))) throw notFound();
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw notFound();
  const isSame = ifRange === undefined || ifRange === headers.ETag;
  const range = byteRange(isSame ? rangeHeader : undefined, found.size);
  if (range === 'invalid')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${found.size}` },
    });
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const stream = createReadStream(file, { start, end: Math.max(start, end) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types the same class twice
  const body = Readable.toWeb(stream) as ReadableStream;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': mime,
      'Content-Length': String(end - start + 1),
      'Accept-Ranges': 'bytes',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
    },
  });
}
