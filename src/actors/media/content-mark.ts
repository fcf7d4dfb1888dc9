import { pieceBytes } from '#src/api/media/send.ts';
import { digests } from '#src/secure.ts';

/** Bytes of a SHA-256 digest. */
const digestBytes = 32;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Mark of a file's bytes as the server makes it: SHA-256 of the concatenated SHA-256 digests of its
 * pieces, in hexadecimal; one piece is held at a time. Null on a page that is not secure, which has
 * no digests. Throws what reading the file throws, and when `signal` ends it.
 */
export async function contentMark(file: Blob, signal?: AbortSignal): Promise<string | null> {
  const subtle = digests();
  if (!subtle) return null;
  const marks = new Uint8Array(Math.ceil(file.size / pieceBytes) * digestBytes);
  for (let index = 0; index * pieceBytes < file.size; index += 1) {
    signal?.throwIfAborted();
    const piece = file.slice(index * pieceBytes, (index + 1) * pieceBytes);
    const mark = await subtle.digest('SHA-256', await piece.arrayBuffer());
    marks.set(new Uint8Array(mark), index * digestBytes);
  }
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', marks)));
}
