import type { LibraryFile } from '#machines/media/library-file.types.ts';
import type { LibraryFilters } from '#machines/media/viewer.types.ts';

/** Number of filters that are set, without the words. */
export const countFilters = ({ kind, from, to, unused }: LibraryFilters): number =>
  [kind !== null, from !== '', to !== '', unused].filter(Boolean).length;

/** True if a list shows less than all files, or all of its folder. */
export const isNarrowed = (filters: LibraryFilters): boolean =>
  countFilters(filters) > 0 || filters.search.trim() !== '';

/** Files under the label that each has, in the order of the list. */
export function groupBy(
  files: readonly LibraryFile[],
  labelOf: (file: LibraryFile) => string,
): ReadonlyMap<string, readonly LibraryFile[]> {
  const groups = new Map<string, LibraryFile[]>();
  for (const file of files) {
    const label = labelOf(file);
    const group = groups.get(label);
    if (group) group.push(file);
    else groups.set(label, [file]);
  }
  return groups;
}

/** The month of a file in words: each is written once, as thousands of files take as many milliseconds. */
export function monthLabels(write: (at: string) => string): (file: LibraryFile) => string {
  const known = new WeakMap<LibraryFile, string>();
  return (file) => {
    const label = known.get(file) ?? write(file.at);
    known.set(file, label);
    return label;
  };
}
