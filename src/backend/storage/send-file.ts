import { ReadableStream } from 'node:stream/web';
import { answerConditionally, type Representation } from '../http/conditional.ts';
import { notFound } from '../http/failures.ts';
import type { MediaStore } from '../media/store/media-store.ts';

/** A stored file, by its key. */
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

/**
 * The bytes of a stored file, or a range of them, as its conditions ask; 404 where they are not
 * there. Throws `StoreFailure` where the store cannot say.
 */
export async function sendFile(
  media: MediaStore,
  request: Request,
  { path: key, mime }: Stored,
  {
    etag,
    caching,
    headers = {},
  }: Pick<Representation, 'etag' | 'caching'> & Partial<Representation>,
): Promise<Response> {
  const found = await media.size(key);
  if (!found) throw notFound();
  const representation = {
    etag,
    modified: found.modified,
    size: found.bytes,
    caching,
    headers: { ...headers, ...mediaHeaders(mime) },
  };
  return answerConditionally(
    request,
    representation,
    // Nothing is read ahead: a body that nobody takes opens nothing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types the same class twice
    (range) => ReadableStream.from(media.range(key, range)) as unknown as BodyInit,
  );
}
