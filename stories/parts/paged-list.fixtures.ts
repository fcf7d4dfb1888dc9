import type { EntriesPage, Entry } from '#machines/parts/paged-list.types.ts';

const named = (id: number): Entry => ({ id, name: `Entry ${id}` });

/** Entries of one short page. */
export const few: readonly Entry[] = [1, 2, 3].map(named);

/** So many that their end is not in sight, and nothing asks for the next page by itself. */
export const many: EntriesPage = {
  entries: Array.from({ length: 120 }, (_, index) => named(index + 1)),
  cursor: 'older',
};
export const last: EntriesPage = { entries: [named(1)], cursor: null };
export const none: EntriesPage = { entries: [], cursor: null };
