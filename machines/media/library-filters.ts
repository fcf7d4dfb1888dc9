import { href } from '../navigation/routes.ts';
import type { FileKind, LibraryFilters } from './viewer.types.ts';

type Query = Readonly<Record<string, string>>;

/** All files. */
export const noFilters: LibraryFilters = {
  search: '',
  kind: null,
  from: '',
  to: '',
  unused: false,
};

const kinds: readonly FileKind[] = ['image', 'video', 'audio'];
const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** The folder that an address names; null where it names none. */
export const folderOf = (query: Query): number | null => {
  const text = query['folder'] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** Parses the filters of an address; unknown values are ignored. */
export const filtersOf = ({ q, kind, from, to, unused }: Query): LibraryFilters => ({
  search: (q ?? '').slice(0, 100),
  kind: kinds.find((each) => each === kind) ?? null,
  from: isDay(from) ? from : '',
  // A range that ends before it begins has no end.
  to: isDay(to) && !(isDay(from) && to < from) ? to : '',
  unused: unused === '1',
});

/** Address of one's files: of a folder or, for null, of them all; narrowed by filters. */
export function libraryPath(folder: number | null, filters: LibraryFilters = noFilters): string {
  const { search, kind, from, to, unused } = filters;
  const parts = { folder, q: search.trim(), kind, from, to, unused: unused ? 1 : null };
  const query = Object.entries(parts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return query === '' ? href('libraryUploaded') : `${href('libraryUploaded')}?${query}`;
}
