import type { LibraryContext } from '#machines/media/library.types.ts';
import { isNarrowed } from '#src/views/media/library-choices.ts';

/** Captions came by its details, or all folders are listed, after which nothing else is of interest. */
export const isTended = ({ entries, showsAllFolders }: LibraryContext) =>
  showsAllFolders || entries[0]?.captions !== undefined;
/** Other things are under way: answers of dialogs would only multiply the ways. */
export const isOccupied = (context: LibraryContext) =>
  isNarrowed(context.filters) ||
  context.uploads.length + context.followed.length > 0 ||
  isTended(context);
/** Somewhere that is not narrowed too: together they would only multiply the ways. */
export const isAside = (context: LibraryContext) =>
  isOccupied(context) || context.entries.length > 1 || context.folder !== null;

/** Reason why a row of an upload has no button for an order; null if it has one. */
export const withoutButton = (
  { uploads }: LibraryContext,
  order: 'upload.drop' | 'upload.repeat',
  id: string,
): string | null => {
  const known = uploads.find((one) => one.id === id);
  if (!known) return 'there is no such row';
  return order === 'upload.repeat' && known.status !== 'failed'
    ? 'only what failed is tried again'
    : null;
};
