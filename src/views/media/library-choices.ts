import type { LibraryFilters } from '#machines/media/viewer.types.ts';

/** Number of filters that are set, without the words. */
export const countFilters = ({ kind, from, to, unused }: LibraryFilters): number =>
  [kind !== null, from !== '', to !== '', unused].filter(Boolean).length;

/** True if a list shows less than all files, or all of its folder. */
export const isNarrowed = (filters: LibraryFilters): boolean =>
  countFilters(filters) > 0 || filters.search.trim() !== '';
