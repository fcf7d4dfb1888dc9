import { href } from '../navigation/routes.ts';

type Query = Readonly<Record<string, string>>;

/** The folder that an address names; null where it names none. */
export const folderOf = (query: Query): number | null => {
  const text = query['folder'] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** Path of a folder in the library; null is all of one's files. */
export const folderPath = (id: number | null): string =>
  id === null ? href('libraryUploaded') : `${href('libraryUploaded')}?folder=${id}`;
