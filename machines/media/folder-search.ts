import type { Folder } from './folder-name.types.ts';

/** Neither case nor accents count. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Folders in whose names the words stand, in their order; all of them for none. */
export function foldersFound(folders: readonly Folder[], words: string): readonly Folder[] {
  const wanted = plain(words.trim());
  return folders.filter(({ name }) => plain(name).includes(wanted));
}
