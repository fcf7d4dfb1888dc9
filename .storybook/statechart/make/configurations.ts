import { activeLeaves } from '#tests/paths/chart.ts';
import { explorer } from '#tests/paths/explore.ts';
import type { Budget } from '#tests/paths/model.ts';
import type { Subject } from '#tests/paths/subject.ts';
import type { Configuration } from '../chart-file.types.ts';
import { keyOf } from '../configuration-key.ts';

type Found = Omit<Configuration, 'stories' | 'requirements'>;

interface Way {
  readonly key: string;
  readonly start: number;
  readonly steps: readonly string[];
}

/**
 * Every configuration that a model's cases lead to within the budget, each with a shortest way, in the
 * order in which they are found. `cut` if the budget ended the search.
 */
export function configurationsOf(
  subject: Subject,
  budget: Budget,
): { readonly found: readonly Found[]; readonly cut: boolean } {
  const graph = explorer(subject, budget);
  const found = new Map<string, Found>();
  const queue: Way[] = graph.starts.map(({ key, index }) => ({ key, start: index, steps: [] }));
  const seen = new Set(queue.map(({ key }) => key));
  for (const { key, start, steps } of queue) {
    const place = graph.placeOf(key);
    if (!place) continue;
    const leaves = activeLeaves(place.snapshot);
    if (place.snapshot.status !== 'error' && !found.has(keyOf(leaves)))
      found.set(keyOf(leaves), { leaves, start, steps });
    for (const { to, offer } of graph.edgesOf(key)) {
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push({ key: to, start, steps: [...steps, offer.type] });
    }
  }
  return { found: [...found.values()], cut: graph.spent().cut };
}
