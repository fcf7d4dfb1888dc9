import { isHeld } from '../lib/held-file.ts';
import type { LibraryContext } from './library.types.ts';
import type { Upload } from './uploaded.types.ts';
import type { UploadAsker } from './upload-order.types.ts';

/** Files of the library are there for posts; another library shows again what one began. */
export const form = (asker: UploadAsker) => ({ asker, purpose: 'post', place: 'library' }) as const;

/** Hashes of listed files that are not ready, and on their way from nowhere here. */
export const unfollowed = ({ list, entries, uploads, followed }: LibraryContext): string[] =>
  list === 'owned'
    ? []
    : entries
        .filter(({ url }) => url === null)
        .map(({ hash }) => hash)
        .filter((hash) => !followed.includes(hash) && uploads.every((one) => one.hash !== hash));

/** True if the upload has a row, or is to have none: it was removed, or its tile is there. */
export const hasRow = (
  { uploads, followed }: LibraryContext,
  { id, status }: Pick<Upload, 'id' | 'status'>,
): boolean =>
  status === 'cancelled' || followed.includes(id) || uploads.some((one) => one.id === id);

/** True if the upload's end changed the list. */
export const isOver = (upload: Upload): boolean =>
  upload.status === 'ready' || (upload.status === 'failed' && !isHeld(upload));

/** True for a file that neither this library sent, nor follows, nor lists as ready. */
export const isProcessedElsewhere = (context: LibraryContext, hash: string): boolean =>
  context.list === 'uploaded' &&
  !context.followed.includes(hash) &&
  context.uploads.every((one) => one.hash !== hash) &&
  context.entries.every((one) => one.hash !== hash || one.url === null);
