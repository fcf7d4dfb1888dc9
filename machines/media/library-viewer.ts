import type { LibraryContext } from './library.types.ts';
import type { ViewerAsked } from './viewer.types.ts';

/** Number of files in the list, loaded or not; null where the server does not count them. */
const countOf = ({ folder, folders, size }: LibraryContext): number | null =>
  folder === null
    ? (size?.count ?? null)
    : (folders?.find(({ id }) => id === folder)?.count ?? null);

/** Input of the viewer of a list, beginning with one of its files. */
export const viewerInputOf = (context: LibraryContext, key: string): ViewerAsked => {
  const { entries: files, list, folder, cursor } = context;
  return {
    place: 'library',
    files,
    index: files.findIndex((file) => file.key === key),
    count: countOf(context),
    more: cursor === null ? null : { list, folder, cursor },
    isOwn: list === 'uploaded',
    folder,
  };
};
