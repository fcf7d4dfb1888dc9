import { describe, expect, test } from 'vitest';
import { filtersOf, folderOf, libraryPath, noFilters } from '#machines/media/library-filters.ts';
import { countFilters, isNarrowed } from '#src/views/media/library-choices.ts';

const queryOf = (path: string) =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? '')) as Record<string, string>;

describe('the address of a list', () => {
  test('holds folder, words and filters, and gives them back', () => {
    const filters = {
      search: 'a & b?',
      kind: 'video',
      from: '2026-10-01',
      to: '2026-10-31',
      unused: true,
    } as const;
    const query = queryOf(libraryPath(7, filters));
    expect(folderOf(query)).toBe(7);
    expect(filtersOf(query)).toEqual(filters);
    expect(countFilters(filters)).toBe(4);
  });

  test('without any is the plain one', () => {
    expect(libraryPath(null)).toBe('/library/uploaded');
    expect(libraryPath(null, { ...noFilters, search: '  ' })).toBe('/library/uploaded');
    expect(libraryPath(3)).toBe('/library/uploaded?folder=3');
    expect(isNarrowed(noFilters)).toBe(false);
    expect(isNarrowed({ ...noFilters, unused: true })).toBe(true);
  });

  test('with nonsense shows all', () => {
    const query = { folder: 'x', kind: 'gif', from: '1.1.2026', to: 'now', unused: 'yes' };
    expect(folderOf(query)).toBeNull();
    expect(filtersOf(query)).toEqual(noFilters);
    expect(folderOf({ folder: '0' })).toBeNull();
  });

  test('whose range ends before it begins has no end', () => {
    expect(filtersOf({ from: '2026-10-02', to: '2026-10-01' }).to).toBe('');
    expect(filtersOf({ from: '2026-10-02', to: '2026-10-02' }).to).toBe('2026-10-02');
  });

  test('takes at most a hundred characters of words', () => {
    expect(filtersOf({ q: 'a'.repeat(300) }).search).toHaveLength(100);
  });
});
