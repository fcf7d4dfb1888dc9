import { href } from '../navigation/routes.ts';
import type { ExploreSearch } from './explore.types.ts';

/** The words and the order that an address asks for; what it does not know is not there. */
export const searchOf = (query: Readonly<Record<string, string>>): ExploreSearch => ({
  words: query['q']?.trim() ?? '',
  order: query['sort'] === 'popular' ? 'popular' : 'new',
});

/** The address of a search: a reload, Back and a copied link find it. */
export function explorePath({ words, order }: ExploreSearch): string {
  const parts = [
    ...(words === '' ? [] : [`q=${encodeURIComponent(words)}`]),
    ...(order === 'popular' ? ['sort=popular'] : []),
  ];
  return parts.length === 0 ? href('explore') : `${href('explore')}?${parts.join('&')}`;
}
