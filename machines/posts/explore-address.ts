import { href } from '../navigation/routes.ts';
import type { ExploreKind, ExploreSearch } from './explore.types.ts';

const kindOf = (kind: string | undefined): ExploreKind =>
  kind === 'people' || kind === 'posts' ? kind : 'all';

/** The words, kind and order that an address asks for; what it does not know is not there. */
export const searchOf = (query: Readonly<Record<string, string>>): ExploreSearch => ({
  words: query['q']?.trim() ?? '',
  kind: kindOf(query['kind']),
  order: query['sort'] === 'popular' ? 'popular' : 'new',
});

/** The address of a search: a reload, Back and a copied link find it. */
export function explorePath({ words, kind, order }: ExploreSearch): string {
  const parts = [
    ...(words === '' ? [] : [`q=${encodeURIComponent(words)}`]),
    ...(kind === 'all' ? [] : [`kind=${kind}`]),
    ...(order === 'popular' ? ['sort=popular'] : []),
  ];
  return parts.length === 0 ? href('explore') : `${href('explore')}?${parts.join('&')}`;
}
