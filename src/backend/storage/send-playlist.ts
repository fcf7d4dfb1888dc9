import type { Backend } from '../context.ts';
import type { FileRow, FileVariant } from '../db/schema/files.ts';
import { answerConditionally, type Representation } from '../http/conditional.ts';
import { notFound } from '../http/failures.ts';
import { addressAs, storedNames, type ReadAddress } from '../media/addresses.ts';
import { withAddresses } from '../media/videos/playlists.ts';
import { mediaHeaders } from './send-file.ts';

interface Asked {
  file: FileRow;
  playlist: FileVariant;
  /** The address it was asked for at; null without one. */
  address: ReadAddress | null;
  kept: Pick<Representation, 'etag' | 'caching'>;
}

/**
 * A playlist of a video's renditions, as the request's conditions ask. What it names has addresses
 * for its own reader and session, and with its own end. 404 where it is not stored. Throws
 * `StoreFailure` where the store cannot say.
 */
export async function sendPlaylist(
  backend: Backend,
  request: Request,
  { file, playlist, address, kept }: Asked,
): Promise<Response> {
  const found = await backend.media.size(playlist.path);
  if (!found || !address) throw notFound();
  const stored = await textOf(backend, playlist.path, found.bytes);
  const bytes = Buffer.from(
    withAddresses(stored, (name) => {
      const variant = storedNames.find((one) => one === name && file.variants[one]);
      if (!variant) throw notFound();
      return addressAs(backend, file.hash, variant, address);
    }),
  );
  const representation = {
    ...kept,
    modified: found.modified,
    size: bytes.length,
    headers: mediaHeaders(playlist.mime),
  };
  return answerConditionally(request, representation, ({ start, end }) =>
    Uint8Array.from(bytes.subarray(start, end + 1)),
  );
}

async function textOf({ media }: Backend, key: string, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of media.range(key, { start: 0, end: bytes - 1 })) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
